import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aFish, aTank, anyAnimal, anyTank } from '@reef/domain/testing/fit-fixtures';
import { planSteps, whatNext } from './plan.ts';
import type { Species } from '@reef/domain/fit/species';
import { MAX_PLAN_STEPS } from '@reef/domain/fit/tank';

const START = new Date('2026-12-01T12:00:00Z');
const animal = (name: string, changes: Parameters<typeof aFish>[0]) => ({
  name,
  care: aFish(changes),
  count: 1,
});
const GOBY = animal('neon goby', {
  scientific_name: 'Elacatinus oceanops',
  group: 'goby',
  adult_size_in: 2,
});
const TANG = animal('yellow tang', {
  scientific_name: 'Zebrasoma flavescens',
  group: 'tang',
  adult_size_in: 8,
  min_tank_gal: 100,
  min_tank_length_in: 48,
  min_tank_age_months: 6,
  temperament: 'semi-aggressive',
  diet: 'herbivore',
});
const LARGE = aTank({ volume_gal: 180, length_in: 72, age_months: 3 });

function species(id: string, { care, name }: typeof GOBY): Species {
  return { id, name, also: [], care, source: 'test', products: [] };
}

describe('FIT-09 the plan', () => {
  it('adds the shy first, the bold when the tank is old enough, and dates them', () => {
    const steps = planSteps(LARGE, [TANG, GOBY], START);
    expect(steps.map((step) => [step.animal.name, step.date.toISOString().slice(0, 10)])).toEqual([
      ['neon goby', '2026-12-01'],
      ['yellow tang', '2027-03-03'],
    ]);
  });

  it('judges each by the tank as it is on its day', () => {
    const [, tang] = planSteps(LARGE, [TANG, GOBY], START);
    expect(tang?.verdict.reasons.map(({ code }) => code)).not.toContain('tank-too-young');
    const gramma = animal('royal gramma', {});
    const [, second] = planSteps(aTank(), [gramma, { ...gramma, name: 'another gramma' }], START);
    expect(second?.verdict.verdict).toBe('does-not-fit');
  });

  it('adds nothing to a new tank before its cycle is over', () => {
    const [step] = planSteps(aTank({ age_months: 0 }), [GOBY], START);
    expect(step?.date.toISOString().slice(0, 10)).toBe('2027-01-31');
    expect(step?.verdict.reasons.map(({ code }) => code)).not.toContain('tank-not-cycled');
  });

  it('waits for nothing if the age is unknown, and says that it is', () => {
    const [step] = planSteps({ ...LARGE, age_months: null }, [TANG], START);
    expect(step?.date).toEqual(START);
    expect(step?.verdict.reasons.map(({ code }) => code)).toContain('unknown-tank');
  });

  it('has every animal once, whatever the tank', () => {
    fc.assert(
      fc.property(fc.array(anyAnimal, { maxLength: 6 }), anyTank, (animals, tank) => {
        const planned = planSteps(tank, animals, START).map((step) => step.animal);
        expect(new Set(planned)).toEqual(new Set(animals));
        expect(planned).toHaveLength(animals.length);
      }),
    );
  });

  it('suggests what simply fits in addition to the plan, the easiest first', () => {
    const gramma = animal('royal gramma', { difficulty: 'intermediate' });
    const all = [species('gramma', gramma), species('goby', GOBY), species('tang', TANG)];
    expect(whatNext(aTank(), [], all, 9).map(({ id }) => id)).toEqual(['goby', 'gramma']);
    expect(whatNext(aTank(), [gramma], all, 9).map(({ id }) => id)).toEqual(['goby']);
    expect(whatNext(aTank(), [], all, 1)).toHaveLength(1);
    // One of a kind that does well alone, and not a shoal.
    const chromis = animal('blue green chromis', {
      scientific_name: 'Chromis viridis',
      group: 'chromis',
      kept_as: 'group',
      group_of: 5,
    });
    expect(whatNext(aTank(), [], [species('chromis', chromis)], 9)).toHaveLength(1);
    // A plan with one kind more could not be kept.
    const huge = aTank({ volume_gal: 2000, length_in: 120 });
    const snail = animal('snail', { group: 'snail', adult_size_in: 0.5 });
    const plan = Array.from({ length: MAX_PLAN_STEPS }, () => snail);
    expect(whatNext(huge, plan.slice(1), all, 9)).not.toEqual([]);
    expect(whatNext(huge, plan, all, 9)).toEqual([]);
    // The cycle of a new tank is over by then.
    expect(whatNext(aTank({ age_months: 0 }), [], all, 9).map(({ id }) => id)).toEqual([
      'goby',
      'gramma',
    ]);
  });
});
