import { describe, expect, it } from 'vitest';
import {
  createAdaptiveQuality,
  FRAMES_TO_JUDGE,
  STEPS,
  type Frame,
  type AdaptiveQuality,
} from './adaptive-quality.ts';

/** Notes as many frames as are judged together. @returns the answer to each. */
function noteAll(quality: AdaptiveQuality, frame: (index: number) => Frame): boolean[] {
  return Array.from({ length: FRAMES_TO_JUDGE }, (_, index) => quality.note(frame(index)));
}

const { gapMs } = STEPS[0];
const light: Frame = { busyMs: 4, passedMs: gapMs };

describe('createAdaptiveQuality', () => {
  it('HOME-01 stays with the finest step while frames are light and in time', () => {
    const quality = createAdaptiveQuality();
    for (let round = 0; round < 5; round += 1) {
      expect(noteAll(quality, () => light)).not.toContain(true);
    }
    expect(quality.step()).toBe(STEPS[0]);
  });

  it('HOME-01 goes down one step, once, when frames keep more than half a core busy', () => {
    const quality = createAdaptiveQuality();
    const answers = noteAll(quality, () => ({ busyMs: gapMs * 0.6, passedMs: gapMs }));
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(answers.at(-1)).toBe(true);
    expect(quality.step()).toBe(STEPS[1]);
  });

  it('HOME-01 goes down when light frames come late: what shows them cannot follow', () => {
    const quality = createAdaptiveQuality();
    noteAll(quality, () => ({ busyMs: 4, passedMs: gapMs * 1.5 }));
    expect(quality.step()).toBe(STEPS[1]);
  });

  it('HOME-01 is not moved by a few frames that were held up', () => {
    const quality = createAdaptiveQuality();
    noteAll(quality, (index) => (index % 3 === 0 ? { busyMs: 200, passedMs: 250 } : light));
    expect(quality.step()).toBe(STEPS[0]);
  });

  it('HOME-01 has a last step, and stays there', () => {
    const quality = createAdaptiveQuality();
    for (let round = 0; round < STEPS.length; round += 1) {
      noteAll(quality, () => ({ busyMs: 500, passedMs: 500 }));
    }
    expect(quality.step()).toBe(STEPS.at(-1));
    expect(noteAll(quality, () => ({ busyMs: 500, passedMs: 500 }))).not.toContain(true);
  });
});

describe('STEPS', () => {
  it('each step draws fewer pixels a second than the one before', () => {
    const work = STEPS.map(({ sharpness, gapMs: gap }) => sharpness ** 2 / gap);
    expect(work).toEqual(work.toSorted((a, b) => b - a));
    expect(new Set(work).size).toBe(STEPS.length);
  });
});
