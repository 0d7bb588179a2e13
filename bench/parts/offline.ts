import type { BrowserContext, Page } from '@playwright/test';
import { slowDown } from '@reef/tests/support/browser/slow-down.ts';
import { atMost, noted, shown, type Measure } from '#harness/measure.ts';
import { median } from '@reef/tests/support/statistics.ts';
import type { Part } from '#part.ts';
import { MARKS, markShop, markTime, slowLine, visitor } from '#environment/browser.ts';
import type { Environment } from '#environment/environment.ts';
import { kilobytes } from './page-load.ts';

const STARTS = 5;
const VISITS = 3;

/** By then the largest picture is on screen, or the visit has failed. */
const SETTLE_MS = 6000;

/**
 * The files of the app itself, which an installed shop has. The rendered shop is data: it is
 * requested again.
 */
const SHELL = /^\/($|shell|assets\/|icons\/|manifest)/;

/** Visits the shop until its worker has cached everything, as in an installed shop. */
async function installed(environment: Environment): Promise<BrowserContext> {
  const context = await visitor(environment.browser, {
    origin: environment.edge.origin,
    hasWorker: true,
  });
  await markShop(context);
  const page = await context.newPage();
  await page.goto('/shop');
  await markTime(page, MARKS.hydrated);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // A second visit with the worker, so that pictures and snapshot are cached as well.
  await page.goto('/shop');
  await markTime(page, MARKS.usable);
  await environment.edge.counter.quiet();
  await page.close();
  return context;
}

type Start = { usableMs: number; hydratedMs: number };

async function start(context: BrowserContext): Promise<Start> {
  const page = await context.newPage();
  await page.goto('/shop');
  const usableMs = await markTime(page, MARKS.usable);
  const hydratedMs = await markTime(page, MARKS.hydrated);
  await page.close();
  return { usableMs, hydratedMs };
}

async function starts(context: BrowserContext): Promise<{ online: Start[]; offline: Start[] }> {
  const found = { online: [] as Start[], offline: [] as Start[] };
  await start(context);
  for (let count = 0; count < STARTS; count += 1) {
    await context.setOffline(false);
    found.online.push(await start(context));
    await context.setOffline(true);
    found.offline.push(await start(context));
  }
  await context.setOffline(false);
  return found;
}

type Paints = { fcpMs: number; lcpMs: number };

async function paints(page: Page): Promise<Paints> {
  return page.evaluate(
    () =>
      new Promise<Paints>((resolve) => {
        const fcpMs = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
        new PerformanceObserver((list) => {
          const lcpMs = list.getEntries().at(-1)?.startTime ?? Infinity;
          resolve({ fcpMs: fcpMs ?? Infinity, lcpMs });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

async function slowVisit(context: BrowserContext): Promise<Paints> {
  const page = await context.newPage();
  await slowLine(page);
  await slowDown(page, 4);
  await page.goto('/shop');
  await page.waitForTimeout(SETTLE_MS);
  const found = await paints(page);
  await page.close();
  return found;
}

async function slowVisits(environment: Environment, context: BrowserContext): Promise<Measure[]> {
  const { served } = environment.edge;
  const newcomer = await visitor(environment.browser, { origin: environment.edge.origin });
  const first = await slowVisit(newcomer);
  await newcomer.close();
  served.length = 0;
  const visits: Paints[] = [];
  for (let count = 0; count < VISITS; count += 1) visits.push(await slowVisit(context));
  const shell = served.filter(({ path }) => SHELL.test(path));
  const others = served.filter(({ path }) => !SHELL.test(path));
  const beside = `a first visit so: FCP ${shown(first.fcpMs)}, LCP ${shown(first.lcpMs)} ms`;
  const fcpMs = median(visits.map((one) => one.fcpMs));
  const lcpMs = median(visits.map((one) => one.lcpMs));
  return [
    atMost({
      what: 'repeat visit, slow 4G, 4× CPU slowdown: FCP',
      value: fcpMs,
      limit: 400,
      unit: 'ms',
      beside,
    }),
    atMost({ what: 'the same: LCP', value: lcpMs, limit: 600, unit: 'ms', beside }),
    atMost({
      what: `the same: shell from the network, ${VISITS} visits`,
      value: kilobytes(shell),
      limit: 0,
      unit: 'KB',
      beside: `else ${others.length} requests, ${shown(kilobytes(others))} KB`,
    }),
  ];
}

function ratio(what: string, offline: readonly number[], online: readonly number[]): Measure {
  const beside = `offline ${shown(median(offline))} ms, online ${shown(median(online))} ms`;
  const value = median(offline) / median(online);
  return atMost({ what, value, limit: 1, unit: '× online', beside });
}

function hydrated(all: readonly Start[]): string {
  return shown(median(all.map((one) => one.hydratedMs)));
}

async function run(environment: Environment): Promise<Measure[]> {
  const context = await installed(environment);
  const { online, offline } = await starts(context);
  const slow = await slowVisits(environment, context);
  await context.close();
  return [
    ratio(
      'warm start offline, to usable shop',
      offline.map((one) => one.usableMs),
      online.map((one) => one.usableMs),
    ),
    noted(
      'until the app has taken over',
      `offline ${hydrated(offline)} ms, online ${hydrated(online)} ms`,
    ),
    ...slow,
  ];
}

export const offline: Part = { name: 'offline', needs: 'environment', run };
