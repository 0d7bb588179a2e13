/** How sharply and how often the moving canvases are drawn. */
export type Step = {
  /** Fraction of the full resolution, 0 to 1. */
  sharpness: number;
  /** Time between the starts of two frames. */
  gapMs: number;
};

/**
 * A background needs no more than 30 frames a second. Fewer frames come first, which helps whatever
 * the bottleneck is; then coarser ones too, which helps if it is the drawing.
 */
export const STEPS: readonly [Step, ...Step[]] = [
  { sharpness: 1, gapMs: 1000 / 30 },
  { sharpness: 1, gapMs: 1000 / 20 },
  { sharpness: 0.75, gapMs: 1000 / 20 },
  { sharpness: 0.6, gapMs: 1000 / 15 },
];

/** The cost of one frame: the drawing thread's time, and the time since the frame before. */
export type Frame = { busyMs: number; passedMs: number };

/** Frames that are judged together: a second in which the app starts proves nothing. */
export const FRAMES_TO_JUDGE = 60;

/** More than this share of a core is too much for a background. */
const MAX_BUSY = 0.5;

/** Frames this much later than planned: something behind the drawing cannot keep up. */
const MAX_LATE = 1.4;

function middle(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

function isTooMuch(frames: readonly Frame[], { gapMs }: Step): boolean {
  return (
    middle(frames.map(({ busyMs }) => busyMs)) > gapMs * MAX_BUSY ||
    middle(frames.map(({ passedMs }) => passedMs)) > gapMs * MAX_LATE
  );
}

/** How a scene is drawn at present, adjusted by the cost of its frames. */
export type AdaptiveQuality = {
  step: () => Step;
  /** @returns true if the scene must be set up again: this was one slow frame too many. */
  note: (frame: Frame) => boolean;
};

/**
 * Begins with the sharpest step and goes down by one when frames cost too much: without a graphics
 * card, on a weak phone. It never goes up again, so that the picture does not flicker between
 * steps.
 */
export function createAdaptiveQuality(): AdaptiveQuality {
  let [step] = STEPS;
  let frames: Frame[] = [];
  const judge = () => {
    const next = STEPS[STEPS.indexOf(step) + 1];
    if (next === undefined || !isTooMuch(frames, step)) return false;
    step = next;
    return true;
  };
  return {
    step: () => step,
    note: (frame) => {
      frames.push(frame);
      if (frames.length < FRAMES_TO_JUDGE) return false;
      const isDown = judge();
      frames = [];
      return isDown;
    },
  };
}
