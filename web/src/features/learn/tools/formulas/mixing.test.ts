import { describe, expect, it } from 'vitest';
import { salinityOf } from './seawater.ts';
import { afterChange, changeSeries, changesTo, salinityPlan, saltGrams } from './mixing.ts';

const ROOM_C = 25;

describe('LEARN-11 salt for new water', () => {
  it('follows the bag at 35 ppt and takes a little less than in proportion below it', () => {
    expect(saltGrams(20, 35, 38)).toBeCloseTo(760, 6);
    const weaker = saltGrams(20, 31.75, 38);
    expect(weaker).toBeLessThan(760 * (31.75 / 35));
    expect(weaker).toBeGreaterThan(760 * (31.75 / 35) * 0.99);
  });
});

describe('LEARN-11 water changes', () => {
  it('works the example of Water Change Schedules: a tenth makes 20 ppm of nitrate 18', () => {
    expect(afterChange(20, 0, 0.1)).toBeCloseTo(18, 9);
  });

  it('counts the changes to a target', () => {
    expect(changeSeries(40, 0, 0.5, 3)).toEqual([20, 10, 5]);
    expect(changesTo(40, 0, 0.5, 10)).toBe(2);
    expect(changesTo(7, 9, 0.5, 8)).toBe(1);
    expect(changesTo(10, 0, 0.2, 10)).toBe(0);
  });

  it('says where changes never lead', () => {
    expect(changesTo(20, 12, 0.2, 10)).toBeNull();
    expect(changesTo(7, 8, 0.2, 9)).toBeNull();
  });
});

describe('LEARN-11 salinity corrected by exchange', () => {
  const SLOW = { perDay: 0.001, lowest: 1.023 };
  const FAST = { perDay: 0.002, lowest: 1.023 };

  it('ends at the target and keeps every day’s step within the limit', () => {
    const way = { from: 1.021, to: 1.025, replacement: 1.03 };
    const plan = salinityPlan(60, way, SLOW, ROOM_C);
    if (plan.kind !== 'steps') throw new Error(plan.kind);
    expect(plan.steps).toHaveLength(4);
    expect(plan.steps.at(-1)?.specificGravity).toBeCloseTo(1.025, 9);
  });

  it('never changes more than half of the water in a day, up or down', () => {
    for (const replacement of [1.025, 1.026]) {
      const near = { from: 1.021, to: 1.025, replacement };
      expect(salinityPlan(60, near, FAST, ROOM_C)).toEqual({ kind: 'too-much' });
    }
    const down = { from: 1.027, to: 1.025, replacement: 1.024 };
    expect(salinityPlan(60, down, FAST, ROOM_C)).toEqual({ kind: 'too-much' });
    const strong = salinityPlan(60, { from: 1.021, to: 1.025, replacement: 1.03 }, FAST, ROOM_C);
    if (strong.kind !== 'steps') throw new Error(strong.kind);
    expect(strong.steps.map(({ swap }) => Math.round(swap))).toEqual([13, 17]);
  });

  it('keeps the salt: what was in the tank and what went in is what is there', () => {
    const plan = salinityPlan(60, { from: 1.026, to: 1.025, replacement: 1 }, SLOW, ROOM_C);
    if (plan.kind !== 'steps') throw new Error(plan.kind);
    const swap = plan.steps[0]?.swap ?? 0;
    const before = salinityOf(1.026, ROOM_C) ?? 0;
    const after = salinityOf(1.025, ROOM_C) ?? 0;
    expect((before * (60 - swap)) / 60).toBeCloseTo(after, 6);
  });

  it('plans nothing to a value that no reef keeps', () => {
    const refused = { kind: 'off-range' };
    for (const way of [
      { from: 1.025, to: 1.015, replacement: 1 },
      { from: 1.015, to: 1.015, replacement: 1 },
      { from: 1.025, to: 1.03, replacement: 1.031 },
      { from: 1.025, to: 1.0265, replacement: 1.03 },
    ])
      expect(salinityPlan(60, way, FAST, ROOM_C)).toEqual(refused);
    const lowest = { from: 1.025, to: 1.023, replacement: 1 };
    expect(salinityPlan(60, lowest, FAST, ROOM_C).kind).toBe('steps');
  });

  it('never asks for water stronger than the strongest that is mixed', () => {
    for (const from of [1, 1.019, 1.023, 1.0259]) {
      const way = { from, to: 1.0264, replacement: 1.03 };
      expect(salinityPlan(60, way, FAST, ROOM_C).kind).toBe('steps');
    }
  });

  it('says so where the new water cannot lead there, or nothing is to do', () => {
    const weak = { from: 1.021, to: 1.026, replacement: 1.023 };
    expect(salinityPlan(60, weak, SLOW, ROOM_C)).toEqual({ kind: 'impossible' });
    const wrong = { from: 0.9, to: 1.025, replacement: 1.0264 };
    expect(salinityPlan(60, wrong, SLOW, ROOM_C)).toEqual({ kind: 'impossible' });
    const same = { from: 1.025, to: 1.0251, replacement: 1 };
    expect(salinityPlan(60, same, SLOW, ROOM_C)).toEqual({ kind: 'same' });
  });
});
