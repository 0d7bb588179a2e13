/** Resolves once the page's first picture is on screen. At once in Node. */
export function afterFirstPaint(): Promise<void> {
  if (typeof requestAnimationFrame === 'undefined') return Promise.resolve();
  return new Promise((resolve) => {
    // A hidden tab draws no frames; it must not wait for one.
    if (document.visibilityState === 'hidden') setTimeout(resolve, 0);
    else requestAnimationFrame(() => setTimeout(resolve, 0));
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
