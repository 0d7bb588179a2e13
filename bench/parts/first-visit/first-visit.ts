import { load } from '#harness/machine.ts';
import { atLeast, atMost, holds, noted, shown, type Measure } from '#harness/measure.ts';
import { median } from '@reef/tests/support/statistics.ts';
import type { Part } from '#part.ts';
import type { Environment } from '#environment/environment.ts';
import { tapLink, visitAddress, type AddressVisit } from './addresses.ts';
import { actsOn, doEarly, type Act, type Answer, type Targets } from './early-acts.ts';
import { libraryBaseline } from './library-baseline.ts';

const ROUNDS = 3;

/** Five of each of the four acts. */
const ACTS_EACH = 5;

/** Acts that nothing can answer before the app's libraries have loaded. */
const NEEDS_THE_APP = ['letter in the search', 'add to cart'];

const CARD = '.product-card-link';
const HOME = { path: '/', selector: 'main a[href="/shop"]' };
const SHOP = { path: '/shop', selector: CARD };

/** The quantity field of a product with more than one left. */
const QUANTITY = 'main input[type=number]';

/** The address of a rendered page's first card. */
async function firstCard({ edge }: Environment, address: string): Promise<string> {
  const html = await (await fetch(edge.origin + address)).text();
  const [, path] = /class="product-card-link" href="([^"]+)"/.exec(html) ?? [];
  if (path === undefined) throw new Error(`${address} was drawn without cards`);
  return path;
}

async function targetsOf(environment: Environment): Promise<Targets> {
  const [firstFish, firstCoral] = [
    await firstCard(environment, '/shop'),
    await firstCard(environment, '/shop?tab=coral'),
  ];
  return { firstFish, firstCoral, product: firstFish };
}

function spread(times: readonly number[]): string {
  return `${times.map((ms) => shown(ms / 1000)).join(', ')} s`;
}

type Rounds = {
  home: AddressVisit[];
  shop: AddressVisit[];
  product: AddressVisit[];
  toShop: number[];
  toProduct: number[];
};

/** Page after page, round after round, so that a slow moment of the machine affects all pages. */
async function rounds(environment: Environment, { product }: Targets): Promise<Rounds> {
  const found: Rounds = { home: [], shop: [], product: [], toShop: [], toProduct: [] };
  const quantity = { path: product, selector: QUANTITY };
  const card = { ...SHOP, selector: `${CARD}[href="${product}"]` };
  for (let round = 0; round < ROUNDS; round += 1) {
    found.home.push(await visitAddress(environment, HOME));
    found.shop.push(await visitAddress(environment, SHOP));
    found.toShop.push(await tapLink(environment, { link: HOME, content: SHOP }));
    found.product.push(await visitAddress(environment, quantity));
    found.toProduct.push(await tapLink(environment, { link: card, content: quantity }));
  }
  return found;
}

function linkLines(
  what: string,
  { taps, visits, limitMs }: { taps: number[]; visits: AddressVisit[]; limitMs: number },
): Measure[] {
  const byAddress = visits.map(({ contentMs }) => contentMs);
  const beside = `${spread(taps)}; by its address ${spread(byAddress)}`;
  return [
    atMost({ what, value: median(taps), limit: limitMs, unit: 'ms', beside }),
    atMost({
      what: 'the same, compared with that page by its address',
      value: median(taps) / median(byAddress),
      limit: 1.1,
      unit: '×',
    }),
  ];
}

async function early(environment: Environment, targets: Targets): Promise<Measure[]> {
  const acts = actsOn(targets);
  const answers = new Map<string, Answer[]>(acts.map(({ name }) => [name, []]));
  const baselines = new Map<string, number[]>(NEEDS_THE_APP.map((name) => [name, []]));
  const baselineActs = new Map<string, Act>();
  for (const act of acts) {
    if (baselines.has(act.name))
      baselineActs.set(act.name, await libraryBaseline(environment, act));
  }
  for (let round = 0; round < ACTS_EACH; round += 1) {
    for (const act of acts) {
      answers.get(act.name)?.push(await doEarly(environment, act));
      const baselineAct = baselineActs.get(act.name);
      if (baselineAct !== undefined)
        baselines.get(act.name)?.push((await doEarly(environment, baselineAct)).ms);
    }
  }
  const all = [...answers.values()].flat();
  const lines = [...answers].map(([name, found]) => {
    const times = found.map(({ ms }) => ms);
    const alone = baselines.get(name);
    const libraries = 'React and its router alone, on the same page';
    return atMost({
      what: `${name}, when it is there, to its answer`,
      value: median(times),
      limit: 1000,
      unit: 'ms',
      beside: spread(times) + (alone === undefined ? '' : `; ${libraries} ${spread(alone)}`),
      ...(alone && { baseline: { value: median(alone), what: libraries } }),
    });
  });
  return [
    ...lines,
    atLeast({
      what: 'of these, answered exactly once',
      value: all.filter(({ isOnce }) => isOnce).length,
      limit: all.length,
      unit: '',
    }),
  ];
}

function begunLines({ home, shop, product }: Rounds): Measure[] {
  return Object.entries({ home, shop, product }).map(([name, visits]) => {
    const times = visits.map(({ begunMs }) => begunMs);
    return atMost({
      what: `the app begun by itself, from the first paint, ${name}`,
      value: median(times),
      limit: 2500,
      unit: 'ms',
      beside: spread(times),
    });
  });
}

function renderedLines({ home, shop, product }: Rounds): Measure[] {
  const visits = [...home, ...shop, ...product];
  const changed = [...new Set(visits.flatMap((one) => one.changed))];
  return [
    atMost({
      what: 'CLS of a whole first visit, the worst',
      value: Math.max(...visits.map(({ shift }) => shift)),
      limit: 0,
      unit: '',
    }),
    holds('title, hero, header, counts and cards', 'as drawn', {
      isMet: changed.length === 0,
      measured: changed.length === 0 ? 'as drawn' : `others: ${changed.join(', ')}`,
    }),
  ];
}

/** On a phone with slow 4G and 4× CPU slowdown; what the CDN caches is already cached. */
async function run(environment: Environment): Promise<Measure[]> {
  const loadBefore = load();
  const targets = await targetsOf(environment);
  const found = await rounds(environment, targets);
  return [
    ...linkLines("Shop Now at home's first paint to the shop's first card", {
      taps: found.toShop,
      visits: found.shop,
      limitMs: 2000,
    }),
    ...linkLines('a card when it is there, to the product with its quantity', {
      taps: found.toProduct,
      visits: found.product,
      limitMs: 1500,
    }),
    ...(await early(environment, targets)),
    ...begunLines(found),
    ...renderedLines(found),
    noted('how busy the machine was', `load ${loadBefore}, at the end ${load()}`),
  ];
}

/** What a person sees on a first visit (docs/spec/speed.md). */
export const firstVisit: Part = { name: 'first-visit', needs: 'environment', run };
