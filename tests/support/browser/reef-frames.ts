import type { Page } from '@playwright/test';

/** Frames of the drawn reef since the first call, by who drew them. */
export type Frames = { byPage: number; byWorkers: number };

/** Each frame begins by clearing the sheet of the school, then that of life. */
const CLEARS_A_FRAME = 2;

/**
 * Runs in the page or in a worker. @returns how often a canvas was cleared there since the first
 * call.
 */
function clearsSoFar(): number {
  const scope = globalThis as typeof globalThis & { reefClears?: number };
  if (scope.reefClears !== undefined) return scope.reefClears;
  scope.reefClears = 0;
  const isPage = 'document' in scope;
  const { prototype } = isPage ? CanvasRenderingContext2D : OffscreenCanvasRenderingContext2D;
  // oxlint-disable-next-line unbound-method -- called on its own context below.
  const clear = prototype.clearRect;
  prototype.clearRect = function (...place) {
    scope.reefClears = (scope.reefClears ?? 0) + 1;
    clear.apply(this, place);
  };
  return 0;
}

/** Counts the frames of the reef on all threads of a page, from the first call on. */
export async function framesDrawn(page: Page): Promise<Frames> {
  const byWorkers = await Promise.all(page.workers().map((worker) => worker.evaluate(clearsSoFar)));
  return {
    byPage: (await page.evaluate(clearsSoFar)) / CLEARS_A_FRAME,
    byWorkers: byWorkers.reduce((sum, clears) => sum + clears, 0) / CLEARS_A_FRAME,
  };
}

/** The frames drawn within a time. */
export async function framesWithin(page: Page, ms: number): Promise<Frames> {
  const before = await framesDrawn(page);
  await page.waitForTimeout(ms);
  const after = await framesDrawn(page);
  return {
    byPage: after.byPage - before.byPage,
    byWorkers: after.byWorkers - before.byWorkers,
  };
}
