/** After so long, the work begins without a paint. */
const UNPAINTED_MS = 2000;

/**
 * Resolves after the next paint of the page, after 2 s at most; at once in Node. For work that
 * nobody waits for; what follows a press uses `afterPaint` of ui/layout/after-paint.ts.
 */
export function afterNextPaint(): Promise<void> {
  if (typeof requestAnimationFrame === 'undefined') return Promise.resolve();
  return new Promise((resolve) => {
    // A hidden tab paints no frames, and neither does a window behind others.
    if (document.visibilityState === 'hidden') setTimeout(resolve, 0);
    else {
      requestAnimationFrame(() => setTimeout(resolve, 0));
      setTimeout(resolve, UNPAINTED_MS);
    }
  });
}

/** Resolves when the page has loaded and the browser is idle, after 2 s at most. */
export async function whenIdle(): Promise<void> {
  if (typeof window === 'undefined') return;
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 200);
  });
}
