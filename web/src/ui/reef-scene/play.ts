import type { DrawFrame } from './scene.ts';

/** A background needs no more than 30 frames a second. */
const FRAME_MS = 1000 / 30;

/** The second at which a still scene is drawn: everything is well spread by then. */
const STILL_SECONDS = 21;

/**
 * Draws frames while the element is in sight and its tab is looked at, and nothing otherwise.
 * @param isStill draws one frame and no more (reduced motion).
 * @returns the way to stop.
 */
export function play(element: Element, draw: DrawFrame, isStill: boolean): () => void {
  draw(STILL_SECONDS);
  if (isStill) return () => {};
  let frame = 0;
  let isSeen = false;
  let drawnAt = 0;
  let seconds = STILL_SECONDS;
  const step = (time: number) => {
    frame = requestAnimationFrame(step);
    const passed = time - drawnAt;
    if (passed < FRAME_MS - 2) return;
    drawnAt = time;
    // After a pause the scene goes on where it stopped.
    seconds += Math.min(passed, 100) / 1000;
    draw(seconds);
  };
  const update = () => {
    cancelAnimationFrame(frame);
    if (isSeen && document.visibilityState === 'visible') frame = requestAnimationFrame(step);
  };
  const observer = new IntersectionObserver(([entry]) => {
    isSeen = entry?.isIntersecting === true;
    update();
  });
  observer.observe(element);
  document.addEventListener('visibilitychange', update);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    document.removeEventListener('visibilitychange', update);
  };
}
