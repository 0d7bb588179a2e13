/** A press must be answered although nothing is painted, so the wait is short. */
const UNPAINTED_MS = 200;

/**
 * Resolves once the browser has painted what is in the page now, after `timeoutMs` at most; at once
 * in Node. What a press asks for and takes long to draw belongs after it, so that the press itself
 * shows first. Work that nobody waits for passes a longer limit.
 */
export function afterPaint(timeoutMs = UNPAINTED_MS): Promise<void> {
  if (typeof requestAnimationFrame === 'undefined') return Promise.resolve();
  return new Promise((resolve) => {
    // A hidden tab paints no frames, and neither does a window behind others.
    if (document.visibilityState === 'hidden') setTimeout(resolve, 0);
    else {
      // The task after a frame's callbacks runs when the frame has been painted.
      requestAnimationFrame(() => setTimeout(resolve, 0));
      setTimeout(resolve, timeoutMs);
    }
  });
}
