import { atMost, holds, noted, shown, type Measure } from '#harness/measure.ts';
import { median } from '@reef/tests/support/statistics.ts';
import type { Part } from '#part.ts';
import type { Environment } from '#environment/environment.ts';
import { auditOtherScores, auditSpeed, type OtherScores, type Speed } from './audit.ts';
import { BASELINE_PATH, publishBaseline } from './baseline-page.ts';
import { delistProducts, listProducts } from './many-products.ts';

const RUNS = 3;
const MANY = 1000;

const PAGES = {
  home: '/',
  shop: '/shop',
  product: '/product/ocellaris-clownfish',
  article: '/learn/nitrogen-cycle',
  baseline: BASELINE_PATH,
  // A page whose query asks for more than was rendered starts its app at once
  // (`web/src/entry/start/start.ts`).
  homeBegun: '/?begun',
  shopBegun: '/shop?begun',
} as const;

type PageName = keyof typeof PAGES;

function middle(loads: readonly Speed[]): Speed {
  const of = (key: keyof Speed) => median(loads.map((one) => one[key]));
  return {
    performance: of('performance'),
    fcpMs: of('fcpMs'),
    lcpMs: of('lcpMs'),
    tbtMs: of('tbtMs'),
    cls: of('cls'),
  };
}

function addressOf(environment: Environment, name: PageName): string {
  return `${environment.edge.origin}${PAGES[name]}`;
}

/**
 * One load of a page by itself.
 * @throws if its app has not started within it: the score would be that of a page without one.
 */
async function speedOf(environment: Environment, name: PageName): Promise<Speed> {
  const { speed, appScripts } = await auditSpeed(
    addressOf(environment, name),
    environment.debuggingPort,
  );
  if (appScripts === 0 && name !== 'baseline') throw new Error(`${name}: its app did not begin`);
  return speed;
}

/** Page after page, round after round, so that a slow moment of the machine affects all pages. */
async function rounds<Name extends PageName>(
  environment: Environment,
  names: readonly Name[],
  count = RUNS,
): Promise<Record<Name, Speed>> {
  const found = new Map<Name, Speed[]>(names.map((name) => [name, []]));
  for (let round = 0; round < count; round += 1) {
    for (const name of names) {
      found.get(name)?.push(await speedOf(environment, name));
    }
  }
  const middles = names.map((name) => [name, middle(found.get(name) ?? [])] as const);
  return Object.fromEntries(middles) as Record<Name, Speed>;
}

async function otherScores(environment: Environment, name: PageName): Promise<OtherScores> {
  return auditOtherScores(addressOf(environment, name), environment.debuggingPort);
}

function times({ fcpMs, lcpMs, tbtMs, cls }: Speed): string {
  return `FCP ${shown(fcpMs)}, LCP ${shown(lcpMs)}, TBT ${shown(tbtMs)} ms, CLS ${shown(cls)}`;
}

function scoreOf({ performance }: Speed): string {
  return `${performance} performance`;
}

function scores(name: string, speed: Speed, rest: OtherScores, leastPerformance: number): Measure {
  const { accessibility, bestPractices, seo } = rest;
  const others = [accessibility, bestPractices, seo];
  return holds(`Lighthouse, ${name}`, `≥ ${leastPerformance} / 100 / 100 / 100`, {
    isMet: speed.performance >= leastPerformance && others.every((score) => score === 100),
    measured: [speed.performance, ...others].join(' / '),
    beside: times(speed),
  });
}

/** A time compared with that of the same page without script (docs/spec/speed.md). */
function besideBaseline(what: string, { lcpMs }: Speed, baseline: Speed, limit: number): Measure {
  const beside = `${shown(lcpMs)} ms; the same page without script ${shown(baseline.lcpMs)} ms`;
  return atMost({ what, value: lcpMs / baseline.lcpMs, limit, unit: '× the baseline', beside });
}

async function atManyProducts(
  environment: Environment,
): Promise<{ many: Speed; manysOthers: OtherScores }> {
  await listProducts(environment, MANY);
  environment.edge.dropCatalogue();
  const { shop } = await rounds(environment, ['shop']);
  const manysOthers = await otherScores(environment, 'shop');
  await delistProducts(environment);
  environment.edge.dropCatalogue();
  return { many: shop, manysOthers };
}

async function run(environment: Environment): Promise<Measure[]> {
  await publishBaseline(environment);
  const names = ['baseline', 'home', 'shop', 'product', 'article'] as const;
  const { baseline, home, shop, product, article } = await rounds(environment, names);
  const begun = await rounds(environment, ['homeBegun', 'shopBegun'], 1);
  const shopsOthers = await otherScores(environment, 'shop');
  const { many, manysOthers } = await atManyProducts(environment);
  const tbtBaseline = { value: baseline.tbtMs, what: 'the same page without script' };
  const worstShift = Math.max(...[home, shop, product, article, many].map(({ cls }) => cls));
  return [
    scores('home', home, await otherScores(environment, 'home'), 100),
    scores('article', article, await otherScores(environment, 'article'), 100),
    scores('product', product, await otherScores(environment, 'product'), 100),
    scores('shop', shop, shopsOthers, 99),
    besideBaseline('LCP, shop', shop, baseline, 1.15),
    atMost({ what: 'TBT, shop', value: shop.tbtMs, limit: 20, unit: 'ms', baseline: tbtBaseline }),
    atMost({
      what: `TBT, shop at ${MANY} products`,
      value: many.tbtMs,
      limit: 20,
      unit: 'ms',
      baseline: tbtBaseline,
    }),
    atMost({ what: 'CLS, the worst of all', value: worstShift, limit: 0, unit: '' }),
    scores(`shop at ${MANY} products`, many, manysOthers, 99),
    // Above, the app starts within each load when the browser is idle; here it starts at once.
    noted(
      'Lighthouse, home with its app at once',
      scoreOf(begun.homeBegun),
      times(begun.homeBegun),
    ),
    noted(
      'Lighthouse, shop with its app at once',
      scoreOf(begun.shopBegun),
      times(begun.shopBegun),
    ),
    noted('Lighthouse, the baseline', String(baseline.performance), times(baseline)),
  ];
}

export const lighthousePart: Part = { name: 'lighthouse', needs: 'environment', run };
