import { describe, expect, it } from 'vitest';
import { aFish, aTank } from '@reef/domain/testing/fit-fixtures';
import { planSteps } from './plan.ts';
import { planBeginning, sharedBeginning } from './plan-beginning.ts';
import type { SavedTank } from './saved-tank.ts';

const NEW_TANK: SavedTank = {
  name: 'Living room',
  volume_gal: 75,
  length_in: 48,
  started_on: '2026-11-01',
  kind: 'reef',
  residents: [],
};
const GOBY = { name: 'neon goby', care: aFish({ min_tank_age_months: 0 }), count: 1 };

function firstDay({ begin, tank }: ReturnType<typeof planBeginning>): string | undefined {
  const water = aTank({ age_months: tank.age_months });
  return planSteps(water, [GOBY], new Date(`${begin}T12:00:00Z`))[0]
    ?.date.toISOString()
    .slice(0, 10);
}

describe('FIT-09 the day a plan begins', () => {
  it('takes the age of that day, so that the days of a plan stay as they are', () => {
    const made = planBeginning(NEW_TANK, '2026-11-01');
    expect(made).toMatchObject({ begin: '2026-11-01', tank: { age_months: 0 } });
    expect(firstDay(made)).toBe('2027-01-03');
    expect(planBeginning(NEW_TANK, '2026-12-02').tank.age_months).toBe(1);
  });

  it('is not before the tank is filled', () => {
    const ahead = planBeginning({ ...NEW_TANK, started_on: '2027-03-01' }, '2026-11-27');
    expect(ahead).toMatchObject({ begin: '2027-03-01', tank: { age_months: 0 } });
    expect(firstDay(ahead)).toBe('2027-05-03');
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
