/** A page that is not seen draws no frame; it is not waited for longer. */
const UNPAINTED_MS = 200;

/**
 * Calls back once the browser has painted what stands in the page now, 200 ms late at most. What a
 * press asks for and takes long to draw belongs here, so that the press itself shows first.
 */
export function afterPaint(act: () => void): void {
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    act();
  };
  // The task after a frame's callbacks runs when the frame has been painted.
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, UNPAINTED_MS);
}
