/** A hidden page paints nothing. A press must be answered all the same, so the wait is short. */
const UNPAINTED_MS = 200;

/**
 * Resolves once the browser has painted what is in the page now, after 200 ms at most. What a press
 * asks for and takes long to draw belongs after it, so that the press itself shows first.
 * `afterNextPaint` of platform/device/idle.ts is for work that may wait longer.
 */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    // The task after a frame's callbacks runs when the frame has been painted.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, UNPAINTED_MS);
  });
}
