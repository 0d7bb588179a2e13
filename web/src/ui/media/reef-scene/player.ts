import { createAdaptiveQuality } from './adaptive-quality.ts';
import { castLife, drawBackdrop, type DrawFrame, type View } from './scene.ts';
import type { Canvases } from './layers.ts';

/** What to show; `isStill` draws one frame and no more. */
export type Setting = View & { isStill: boolean };

/** The player's interface to the page, in a worker or not. */
export type Player = {
  /** Shows something else, or at another size. */
  set: (setting: Setting) => void;
  /** Says whether the scene is visible; nothing is drawn while it is not. */
  run: (isRunning: boolean) => void;
};

/** The second at which a scene begins: by then everything is well spread. */
const FIRST_SECONDS = 21;

/** Displays are never exactly on time. */
const SLACK_MS = 2;

/** After a pause the scene continues where it stopped. */
const MAX_STEP_MS = 100;

/** Calls back when the current frame has been drawn: its pixels come after its script. */
function afterFrame(callback: () => void): () => void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', callback);
  port1.start();
  return () => port2.postMessage(null);
}

/**
 * Draws a scene on its canvases, on the calling thread: the same code in a worker and on the page.
 * @param onDrawn called once, when there is something to see.
 */
export function playerOn(canvases: Canvases, onDrawn: () => void): Player {
  const quality = createAdaptiveQuality();
  let setting: Setting | null = null;
  let isRunning = false;
  let draw: DrawFrame | null = null;
  let seconds = FIRST_SECONDS;
  let request = 0;
  let begunAt = 0;
  let drawnAt: number | null = null;
  let passedMs = 0;

  const cast = () => {
    if (setting === null) return;
    draw = castLife(canvases, setting, quality.step().sharpness);
    draw(seconds);
  };
  const measure = afterFrame(() => {
    if (quality.note({ busyMs: performance.now() - begunAt, passedMs })) cast();
  });
  const step = (time: number) => {
    request = requestAnimationFrame(step);
    if (drawnAt !== null) {
      passedMs = time - drawnAt;
      if (passedMs < quality.step().gapMs - SLACK_MS) return;
      seconds += Math.min(passedMs, MAX_STEP_MS) / 1000;
      begunAt = performance.now();
      draw?.(seconds);
      measure();
    }
    drawnAt = time;
  };
  const update = () => {
    cancelAnimationFrame(request);
    drawnAt = null;
    if (isRunning && setting?.isStill === false) request = requestAnimationFrame(step);
  };
  return {
    set: (next) => {
      const isFirst = setting === null;
      setting = next;
      drawBackdrop(canvases, next);
      cast();
      update();
      if (isFirst) onDrawn();
    },
    run: (next) => {
      isRunning = next;
      update();
    },
  };
}
