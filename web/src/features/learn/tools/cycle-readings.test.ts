import { describe, expect, it } from 'vitest';
import { cycleStage, inOrder, type Reading } from './cycle-readings.ts';

let count = 0;
function reading(day: string, ammonia: number, nitrite: number, isDosed = false): Reading {
  count += 1;
  return { id: `r${count}`, day, ammonia, nitrite, nitrate: null, isDosed };
}

const START = reading('2026-10-01', 2, 0);
const PEAK = reading('2026-10-20', 0.5, 5);

describe('cycleStage', () => {
  it.each<[string, Reading[]]>([
    ['empty', []],
    ['not-started', [reading('2026-10-01', 0, 0)]],
    ['ammonia', [START]],
    ['nitrite', [START, PEAK]],
    ['nitrite', [START, PEAK, reading('2026-10-30', 0, 2)]],
    ['prove', [START, PEAK, reading('2026-11-05', 0, 0)]],
    ['prove', [START, PEAK, reading('2026-11-05', 0, 0, true)]],
  ])('LEARN-09 says %s', (stage, readings) => {
    expect(cycleStage(readings)).toBe(stage);
  });

  const dosed = reading('2026-11-05', 0, 0, true);
  const first = reading('2026-11-06', 0, 0, true);
  const second = reading('2026-11-07', 0, 0);

  it('asks for the proof twice', () => {
    expect(cycleStage([START, PEAK, dosed, first])).toBe('proved-once');
    expect(cycleStage([START, PEAK, dosed, first, second])).toBe('cycled');
  });

  it('does not take zeros without a dose, or days later, for a proof', () => {
    const undosed = [START, PEAK, reading('2026-11-05', 0, 0), reading('2026-11-06', 0, 0)];
    expect(cycleStage(undosed)).toBe('prove');
    expect(cycleStage([START, PEAK, dosed, reading('2026-11-09', 0, 0)])).toBe('prove');
  });

  it('starts over when a proof fails', () => {
    expect(cycleStage([START, PEAK, dosed, first, reading('2026-11-07', 0.5, 0)])).toBe('ammonia');
  });

  it('does not mind the order of typing', () => {
    expect(cycleStage([second, dosed, START, first, PEAK])).toBe('cycled');
    expect(inOrder([PEAK, START]).map(({ day }) => day)).toEqual(['2026-10-01', '2026-10-20']);
  });
});
