import { EventEmitter, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { slowDown } from '@reef/tests/support/browser/slow-down.ts';
import { markShop, slowLine, visitor } from '#environment/browser.ts';
import type { Environment } from '#environment/environment.ts';

/** The CPU slowdown of a cheap phone. */
const SLOWER = 4;

const SCREEN = { width: 390, height: 844 } as const;

/** What does not appear within this time never does. */
const MAX_MS = 15_000;

/** Something to wait for: the first element of `selector`, on pages whose path is `path`. */
export type Aim = { path: string; selector: string };

/** A painted element: when, in milliseconds since 1970, and the position of its middle. */
type Sight = { aim: number; atMs: number; x: number; y: number; entries: number };

/** A phone that has never visited the shop, and that reports what it shows. */
export type Phone = {
  page: Page;
  /** Resolves when the aim with this index is painted; null if it does not appear. */
  seen: (aim: number) => Promise<Sight | null>;
  tap: (place: { x: number; y: number }) => Promise<void>;
  close: () => Promise<void>;
};

/** Runs in every page before its own scripts: reports each aim once, after it has been painted. */
function watch(aims: readonly Aim[]): void {
  const scope = globalThis as typeof globalThis & {
    benchSight: (sight: Sight) => void;
    benchShift: number;
  };
  const told = new Set<number>();
  let isPainted = false;
  const tell = (aim: number, element: Element) => {
    told.add(aim);
    // The element's frame has been drawn when the next task after it runs.
    requestAnimationFrame(() =>
      setTimeout(() => {
        const atMs = performance.timeOrigin + performance.now();
        const { x, y, width, height } = element.getBoundingClientRect();
        const middle = { x: x + width / 2, y: y + height / 2 };
        scope.benchSight({ aim, atMs, ...middle, entries: history.length });
      }),
    );
  };
  const look = () => {
    if (!isPainted) return;
    for (const [aim, { path, selector }] of aims.entries()) {
      const element =
        told.has(aim) || location.pathname !== path ? null : document.querySelector(selector);
      if (element !== null) tell(aim, element);
    }
  };
  new MutationObserver(look).observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['aria-label', 'href', 'id'],
  });
  // Opening a popover triggers no mutation observer.
  document.addEventListener('toggle', look, { capture: true });
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    isPainted = true;
    look();
  }).observe({ type: 'paint', buffered: true });
  scope.benchShift = 0;
  new PerformanceObserver((list) => {
    const shifts = list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[];
    for (const { value, hadRecentInput } of shifts) if (!hadRecentInput) scope.benchShift += value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Opens a phone for a first visit: slow 4G, 4× CPU slowdown, empty caches. */
export async function openPhone(environment: Environment, aims: readonly Aim[]): Promise<Phone> {
  const context = await visitor(environment.browser, { origin: environment.edge.origin });
  const sights = new EventEmitter();
  const firsts = aims.map((_, aim) => once(sights, String(aim)) as Promise<[Sight]>);
  await context.exposeFunction('benchSight', (sight: Sight) =>
    sights.emit(String(sight.aim), sight),
  );
  await context.addInitScript(watch, aims);
  await markShop(context);
  const page = await context.newPage();
  await page.setViewportSize(SCREEN);
  await slowLine(page);
  await slowDown(page, SLOWER);
  const seen = async (aim: number) => {
    const tooLate = sleep(MAX_MS, [null]);
    const [sight] = await Promise.race([firsts[aim] ?? tooLate, tooLate]);
    return sight;
  };
  return {
    page,
    seen,
    tap: ({ x, y }) => page.touchscreen.tap(x, y),
    close: () => context.close(),
  };
}

/** How far a page's content has shifted without input. */
export function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as { benchShift?: number }).benchShift ?? Infinity);
}
