/** A picture that has not come by then is not waited for. */
const UNPAINTED_MS = 2000;

/** Resolves once the next picture of the page is on screen, 2 s late at most. At once in Node. */
export function afterNextPaint(): Promise<void> {
  if (typeof requestAnimationFrame === 'undefined') return Promise.resolve();
  return new Promise((resolve) => {
    // A hidden tab draws no frames, and neither does a window behind others; none must wait for one.
    if (document.visibilityState === 'hidden') setTimeout(resolve, 0);
    else {
      requestAnimationFrame(() => setTimeout(resolve, 0));
      setTimeout(resolve, UNPAINTED_MS);
    }
  });
}

/** Resolves when the page has loaded and the browser has nothing better to do, 2 s late at most. */
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
