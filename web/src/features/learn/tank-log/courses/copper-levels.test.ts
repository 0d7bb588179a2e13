import { describe, expect, it } from 'vitest';
import { copperLevels } from './copper-levels.ts';

const LABEL = { low: 2, high: 2.5 };

describe('LEARN-12 the levels of a course of copper', () => {
  it("are the label's where nothing is typed", () => {
    const whole = { low: 2, high: 2.5, isLowWrong: false, isHighWrong: false };
    expect(copperLevels(LABEL, { low: '', high: '' })).toEqual(whole);
    expect(copperLevels(LABEL, { low: '1.5', high: '' })).toEqual({ ...whole, low: 1.5 });
  });

  it.each([
    ['', '1', [false, true]],
    ['3', '', [true, false]],
    ['3', '2', [false, true]],
    ['0', '', [true, false]],
    ['11', '', [true, false]],
    ['', '11', [false, true]],
    ['much', 'more', [true, true]],
  ])('blames the text that can be mended: low “%s”, high “%s”', (low, high, faults) => {
    const { isLowWrong, isHighWrong } = copperLevels(LABEL, { low, high });
    expect([isLowWrong, isHighWrong]).toEqual(faults);
  });
});
