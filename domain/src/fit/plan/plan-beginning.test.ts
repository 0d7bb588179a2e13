import { addDays } from '@reef/domain/shipping/day';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aFish, anyAnimal, aTank } from '@reef/domain/testing/fit-fixtures';
import { planSteps } from './plan.ts';
import { planBeginning, sharedBeginning } from './plan-beginning.ts';
import { MONTH_DAYS, type SavedTank } from '@reef/domain/fit/saved-tank';
import type { Animal } from '@reef/domain/fit/verdict';

const NEW_TANK: SavedTank = {
  name: 'Living room',
  volume_gal: 75,
  length_in: 48,
  started_on: '2026-11-01',
  kind: 'reef',
  residents: [],
};
const GOBY = { name: 'neon goby', care: aFish({ min_tank_age_months: 0 }), count: 1 };

function daysOf(
  { begin, tank }: ReturnType<typeof planBeginning>,
  animals: readonly Animal[],
): string[] {
  const water = aTank({ age_months: tank.age_months });
  const steps = planSteps(water, animals, new Date(`${begin}T12:00:00Z`));
  return steps.map(({ date }) => date.toISOString().slice(0, 10));
}

function firstDay(beginning: ReturnType<typeof planBeginning>): string | undefined {
  return daysOf(beginning, [GOBY])[0];
}

/** A day before or after the tank is filled. */
const anyBegin = fc
  .integer({ min: -100, max: 700 })
  .map((days) => addDays(NEW_TANK.started_on ?? '', days));
const anyAnimals = fc.array(anyAnimal, { minLength: 1, maxLength: 5 });

describe('FIT-09 the day a plan begins', () => {
  it('takes the age of that day, so that the days of a plan stay as they are', () => {
    const made = planBeginning(NEW_TANK, '2026-11-01');
    expect(made).toMatchObject({ begin: '2026-11-01', tank: { age_months: 0 } });
    expect(firstDay(made)).toBe('2027-01-01');
    expect(planBeginning(NEW_TANK, '2026-12-02').tank.age_months).toBeCloseTo(31 / MONTH_DAYS, 9);
  });

  it('is not turned into an earlier plan by the turn of a month', () => {
    // A month of the tank's age is over on the first of December.
    for (const begin of ['2026-11-30', '2026-12-01', '2026-12-02', '2027-01-01']) {
      expect(firstDay(planBeginning(NEW_TANK, begin))).toBe('2027-01-01');
    }
    expect(firstDay(planBeginning(NEW_TANK, '2027-01-02'))).toBe('2027-01-02');
  });

  it('brings no step of the plan earlier if it is later, and a link has the same days', () => {
    fc.assert(
      fc.property(anyBegin, anyBegin, anyBegin, anyAnimals, (one, other, sent, animals) => {
        const [early = '', late = ''] = [one, other].toSorted();
        const shared = planBeginning(NEW_TANK, sent);
        const plan = { tank: shared.tank, start_on: shared.begin, additions: [] };
        const before = daysOf(planBeginning(NEW_TANK, early), animals);
        const after = daysOf(planBeginning(NEW_TANK, late), animals);
        // Of the steps: on a later day, the tank may be old enough for an animal to go first.
        for (const [index, day] of after.entries()) {
          expect(day >= (before[index] ?? '')).toBe(true);
        }
        expect(daysOf(sharedBeginning(plan, early), animals)).toEqual(before);
        expect(daysOf(sharedBeginning(plan, late), animals)).toEqual(after);
      }),
    );
  });

  it('is not before the tank is filled', () => {
    const ahead = planBeginning({ ...NEW_TANK, started_on: '2027-03-01' }, '2026-11-27');
    expect(ahead).toMatchObject({ begin: '2027-03-01', tank: { age_months: 0 } });
    expect(firstDay(ahead)).toBe('2027-05-01');
  });

  it('is the chosen one if nobody knows when the tank was filled', () => {
    const unknown = planBeginning({ ...NEW_TANK, started_on: null }, '2026-11-27');
    expect(unknown).toMatchObject({ begin: '2026-11-27', tank: { age_months: null } });
  });

  it('moves the age of a shared plan with its day', () => {
    const { name: _name, started_on: _filled, ...water } = NEW_TANK;
    const plan = { tank: { ...water, age_months: 6 }, start_on: '2026-12-01', additions: [] };
    expect(sharedBeginning(plan, '2026-12-01')).toEqual({ begin: '2026-12-01', tank: plan.tank });
    expect(sharedBeginning(plan, '2026-09-01').tank.age_months).toBeCloseTo(3, 1);
    expect(sharedBeginning(plan, '2027-12-01').tank.age_months).toBeCloseTo(18, 1);
    expect(sharedBeginning(plan, '9999-12-31').tank.age_months).toBe(600);
    // More than six months before, the tank is not filled yet.
    expect(sharedBeginning(plan, '2026-01-01')).toMatchObject({
      begin: '2026-06-01',
      tank: { age_months: 0 },
    });
    const ancient = { ...plan, start_on: '0001-01-01' };
    expect(sharedBeginning(ancient, '0001-01-01').tank.age_months).toBe(6);
    const unknown = { ...plan, tank: { ...plan.tank, age_months: null } };
    expect(sharedBeginning(unknown, '2026-01-01').tank.age_months).toBeNull();
  });
});
