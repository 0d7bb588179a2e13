import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Care } from '@reef/domain/fit/care';
import type { Species } from '@reef/domain/fit/species';
import type { Surroundings } from '@reef/domain/fit/verdict';
import { slowDown } from '@reef/tests/support/browser/slow-down.ts';
import { atMost, shown, type Measure } from '#harness/measure.ts';
import { median } from '@reef/tests/support/statistics.ts';
import type { Part } from '#part.ts';
import { visitor } from '#environment/browser.ts';
import { bundled } from '#environment/bundled.ts';
import type { Environment } from '#environment/environment.ts';
import { loadSpecies } from '../../web/vite/content/species/load-species.ts';
import type { FitTimes } from './fit-page.ts';
import { delistProducts, listProducts } from './many-products.ts';
import { pressed } from './pressed.ts';

const SLOWER = 4;
const PRODUCTS = 1000;
const RESIDENTS = 20;
/** Fresh pages, in which nothing has been compiled yet. */
const RUNS = 7;
const TYPED = ['1', '12', '120', '12', '1', '', '7', '75'];

/** The time without a task of 50 ms or more. */
const REST_MS = 3000;

/** The rules alone. */
const RULES = `import ${JSON.stringify(path.join(import.meta.dirname, 'fit-page.ts'))};`;

const PAGE_PATH = '/bench-fit';
const PAGE_HTML = '<!doctype html><html lang="en"><title>Rules</title><p>Rules</p></html>';

/** Animals that live together well enough to be a tank, spread over the whole library. */
function residentsOf(library: readonly Species[]): Species[] {
  const step = Math.floor(library.length / RESIDENTS);
  return Array.from({ length: RESIDENTS }, (_, at) => library[at * step]).flatMap(
    (one) => one ?? [],
  );
}

/** The rules alone, in a separate page in which nothing has been compiled yet. */
async function judged(
  environment: Environment,
  script: string,
  cares: readonly Care[],
  tank: Surroundings,
): Promise<FitTimes> {
  const context = await visitor(environment.browser, { origin: environment.edge.origin });
  const page = await context.newPage();
  await page.goto(PAGE_PATH);
  await slowDown(page, SLOWER);
  await page.evaluate(script);
  type Bench = { benchFit: (cares: readonly Care[], tank: Surroundings) => FitTimes };
  const times = await page.evaluate(
    ([all, water]) => (globalThis as unknown as Bench).benchFit(all, water),
    [cares, tank] as const,
  );
  await context.close();
  return times;
}

function medianOf(times: readonly FitTimes[], step: keyof FitTimes): number {
  return median(times.map((time) => time[step]));
}

async function rules(environment: Environment): Promise<Measure[]> {
  environment.edge.publish(PAGE_PATH, PAGE_HTML);
  const script = await bundled(RULES, 'iife');
  const library = [...loadSpecies().values()];
  const listed = library.filter(({ products }) => products.length > 0);
  const tank: Surroundings = {
    volume_gal: 120,
    length_in: 48,
    age_months: 14,
    kind: 'reef',
    residents: residentsOf(library).map(({ name, care }) => ({ name, care, count: 1 })),
    cart: [],
  };
  const thousandOf = (species: readonly Species[]) =>
    Array.from({ length: PRODUCTS }, (_, at) => species[at % species.length]?.care ?? {});
  const shop: FitTimes[] = [];
  const mixed: FitTimes[] = [];
  for (let count = 0; count < RUNS; count += 1) {
    shop.push(await judged(environment, script, thousandOf(listed), tank));
    mixed.push(await judged(environment, script, thousandOf(library), tank));
  }
  const beside = `${library.length} species among them ${shown(medianOf(mixed, 'quick'))} ms; with every reason in words ${shown(medianOf(shop, 'whole'))} ms; reading their facts before ${shown(medianOf(shop, 'read'))} ms`;
  return [
    atMost({
      what: `verdicts for ${PRODUCTS} products, a tank of ${RESIDENTS}, first time, ${SLOWER}× CPU slowdown`,
      value: medianOf(shop, 'quick'),
      limit: 50,
      unit: 'ms',
      beside,
    }),
  ];
}

/**
 * Resolves when the page has had no long task for a while: what it fetched at its start is stored.
 */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(
    (restMs) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, restMs);
        new PerformanceObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, restMs);
        }).observe({ type: 'longtask' });
      }),
    REST_MS,
  );
}

/** Types each of `TYPED` into the field. @returns the longest time to the next paint of each. */
async function typed(page: Page): Promise<number[]> {
  const field = page.getByLabel('Tank volume in gallons');
  const times: number[] = [];
  for (const [at, words] of TYPED.entries()) {
    const before = TYPED[at - 1] ?? '';
    await field.focus();
    const key = words.length < before.length ? 'Backspace' : (words.at(-1) ?? '');
    times.push(await pressed(page, () => page.keyboard.press(key)));
  }
  return times;
}

async function typing(environment: Environment): Promise<Measure[]> {
  await listProducts(environment, PRODUCTS);
  const residents = residentsOf([...loadSpecies().values()]);
  const tank = {
    name: 'Bench',
    volume_gal: 120,
    length_in: 48,
    started_on: '2025-01-01',
    kind: 'reef',
    residents: residents.map(({ id, name }) => ({ species: id, name, count: 1 })),
  };
  const context = await visitor(environment.browser, { origin: environment.edge.origin });
  await context.addInitScript((kept) => {
    localStorage.setItem('reef-tanks', JSON.stringify({ 'tank-1': kept }));
    localStorage.setItem('reef-has-tank', 'true');
  }, tank);
  const page = await context.newPage();
  await page.goto('/shop');
  await page.getByRole('article').first().waitFor();
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByRole('checkbox', { name: /^Fits my tank/ }).waitFor({ state: 'attached' });
  await environment.edge.counter.quiet();
  await slowDown(page, SLOWER);
  await atRest(page);
  const letters = await typed(page);
  const choices: number[] = [];
  for (const label of ['Fits my tank', 'Reef-safe', 'For beginners', 'Peaceful', 'Fits my tank']) {
    const chip = page.locator('.filter-chip').filter({ hasText: label }).first();
    choices.push(await pressed(page, () => chip.click()));
  }
  await context.close();
  await delistProducts(environment);
  const line = (what: string, times: readonly number[]) =>
    atMost({
      what: `${what}, ${PRODUCTS} products, ${SLOWER}× CPU slowdown, median`,
      value: median(times),
      limit: 100,
      unit: 'ms',
      beside: `one after the other ${times.map(shown).join(', ')} ms`,
    });
  return [
    line('typing in the filters to the next paint', letters),
    line('choosing a filter to the next paint', choices),
  ];
}

async function run(environment: Environment): Promise<Measure[]> {
  return [...(await rules(environment)), ...(await typing(environment))];
}

/** The shop's filters and the verdicts behind them (docs/spec/fit.md). */
export const fit: Part = { name: 'fit', needs: 'environment', run };
