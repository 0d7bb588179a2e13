/** The wait ends then, however busy the page is. */
const LATEST_MS = 2000;

/** Safari cannot say when it is idle. */
const PROBABLY_IDLE_MS = 200;

/** Calls back once the browser is idle, after 2 s at most. @returns a function that stops it. */
export function onIdle(callback: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, PROBABLY_IDLE_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(callback, { timeout: LATEST_MS });
  return () => cancelIdleCallback(request);
}

/** Resolves when the page has loaded and the browser is idle, after 2 s at most; at once in Node. */
export async function whenIdle(): Promise<void> {
  if (typeof window === 'undefined') return;
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  await new Promise<void>((resolve) => onIdle(resolve));
}
