import { describe, expect, it } from 'vitest';
import type { CopperCourse } from '#state/tank-log/tank-log.ts';
import { addDays } from '@reef/domain/shipping/day';
import { copperAdvice } from './copper-advice.ts';
import { copperStatus } from './courses.ts';

const START = '2027-11-01';
const FIGURES = {
  ramp: '2–3 days',
  fullDays: 30,
  sulfateHigh: 0.2,
  amine: '0.5–0.6 ppm',
  amineHigh: 0.6,
  amineWait: '48 hours',
};

/** The advice for a course on the day of its last test; null is a day without one. */
function adviceOf(
  days: number,
  levels: readonly (number | null)[],
  { low, high } = { low: 2, high: 2.5 },
): string {
  const course: CopperCourse = {
    id: 'c',
    name: 'Tang',
    endedOn: null,
    kind: 'copper',
    startedOn: START,
    low,
    high,
    days,
    needsDayAfter: true,
    tests: levels.flatMap((ppm, at) =>
      ppm === null ? [] : [{ id: String(at), day: addDays(START, at), ppm }],
    ),
  };
  const status = copperStatus(course, addDays(START, levels.length - 1));
  return copperAdvice(status, course, FIGURES)
    .map(({ text }) => text)
    .join(' ');
}

describe('LEARN-12 what is said of copper', () => {
  it('raises it at once against velvet, and slowly otherwise', () => {
    const raising = adviceOf(30, [1]);
    expect(raising).toContain(
      'velvet: to half the level at once, and to 2–2.5 ppm within 24 hours',
    );
    expect(raising).toContain('Otherwise raise over 2–3 days');
  });

  it.each([
    { low: 0.2, high: 0.5, isNamed: true },
    { low: 0.15, high: 0.25, isNamed: false },
    { low: 2, high: 2.5, isNamed: false },
  ])('names Cupramine for $low to $high ppm: $isNamed', ({ isNamed, ...course }) => {
    expect(adviceOf(30, [0.1], course).includes('label of Cupramine')).toBe(isNamed);
  });

  it('names Cupramine’s own directions beside the faster way, at its level and at no other', () => {
    const amine = adviceOf(30, [0.25], { low: 0.5, high: 0.6 });
    expect(amine).toContain(
      'label of Cupramine says half the dose, a wait of 48 hours, then the rest',
    );
    expect(amine).toContain(
      'veterinarians go faster: to half the level at once, and to 0.5–0.6 ppm',
    );
    expect(amine).not.toContain('2–3 days');
    expect(adviceOf(30, [1])).not.toContain('Cupramine');
    for (const high of [0.2, 0.25]) {
      expect(adviceOf(30, [0.1], { low: 0.15, high })).toContain('Otherwise raise over 2–3 days');
    }
  });

  it('ends a short course with the move, and never with carbon in the same tank', () => {
    const short = adviceOf(
      14,
      Array.from({ length: 15 }, () => 2.2),
    );
    expect(short).toContain('move the fish to a clean, dry tank');
    expect(short).toContain('keep the level to day 30');
    expect(short).not.toContain('carbon');
    const full = adviceOf(
      30,
      Array.from({ length: 31 }, () => 2.2),
    );
    expect(full).toContain('Take copper out with fresh carbon');
  });

  it('says on the last day that one more test is to come', () => {
    const complete = 'completes the 3 days';
    expect(adviceOf(3, [2.2, 2.2])).not.toContain(complete);
    expect(adviceOf(3, [2.2, 2.2, 2.2])).toContain(complete);
    expect(adviceOf(3, [2.2, 2.2, 2.2, 2.2])).not.toContain(complete);
  });

  it('asks for a test where nobody knows the level, and says why the count began again', () => {
    const unknown = adviceOf(30, [2.2, 2.2, null, null, null]);
    expect(unknown).toContain('Test now.');
    expect(unknown).toContain('without a test after Tue, Nov 2 set the count back to zero');
  });

  it('never hides a missed day', () => {
    expect(adviceOf(30, [2.2, null, 2.2])).toContain('One day since the count began has no test');
    expect(adviceOf(3, [2.2, null, 2.2, 2.2, 2.2])).toContain('One day since the count began');
  });

  it('names Cupramine where the level is that of plain copper, and nowhere else', () => {
    const plain = adviceOf(30, [0.16], { low: 0.15, high: 0.2 });
    expect(plain).toContain('Cupramine is held at 0.5–0.6 ppm');
    expect(adviceOf(30, [0.5], { low: 0.5, high: 0.6 })).not.toContain('Cupramine');
    expect(adviceOf(30, [2.2])).not.toContain('Cupramine');
  });
});
