import { describe, expect, it } from 'vitest';
import { Care, SentCare } from './care.ts';
import { aFish } from '@reef/domain/testing/fit-fixtures';
import { Plan, Resident, Tank } from './tank.ts';

describe('FIT-01 care facts', () => {
  it('may all be absent', () => {
    expect(Care.safeParse({}).success).toBe(true);
    expect(Care.safeParse(aFish()).success).toBe(true);
  });

  it.each([
    ['a name without a species', { scientific_name: 'Gramma' }],
    ['a name in small letters', { scientific_name: 'gramma loreto' }],
    ['an unknown group', { group: 'fish' }],
    ['an unknown temper', { temperament: 'nice' }],
    ['a size of nothing', { adult_size_in: 0 }],
    ['a tank larger than any', { min_tank_gal: 5000 }],
    ['light upside down', { par_min: 200, par_max: 100 }],
    ['a number for a pair', { kept_as: 'pair', group_of: 2 }],
    ['half a fish', { kept_as: 'group', group_of: 2.5 }],
  ])('refuses %s', (_what, care) => {
    expect(Care.safeParse(care).success).toBe(false);
  });

  it('accepts a genus without a species', () => {
    expect(Care.safeParse({ scientific_name: 'Zoanthus sp.' }).success).toBe(true);
  });
});

describe('FIT-01 care facts as they are sent', () => {
  it('are the facts, and no other word', () => {
    expect(SentCare.parse(aFish())).toEqual(aFish());
    expect(SentCare.parse({})).toEqual({});
    expect(SentCare.safeParse({ ...aFish(), min_tank_l: 100 }).success).toBe(false);
    expect(SentCare.safeParse({ par_min: 200, par_max: 100 }).success).toBe(false);
    expect(SentCare.safeParse({ kept_as: 'single', group_of: 2 }).success).toBe(false);
    expect(SentCare.safeParse([]).success).toBe(false);
  });
});

describe('FIT-06 a tank', () => {
  const tank = { volume_gal: 75, length_in: 48, age_months: 12, kind: 'reef', residents: [] };

  it('may have unknown measures', () => {
    expect(Tank.safeParse(tank).success).toBe(true);
    const unknown = { ...tank, volume_gal: null, length_in: null, age_months: null };
    expect(Tank.safeParse(unknown).success).toBe(true);
  });

  it.each([
    ['no volume', { volume_gal: 0 }],
    ['an unknown kind', { kind: 'pond' }],
    ['a negative age', { age_months: -1 }],
  ])('refuses %s', (_what, changes) => {
    expect(Tank.safeParse({ ...tank, ...changes }).success).toBe(false);
  });

  it('names a resident by species or by care, never by both or neither', () => {
    const resident = { name: 'Royal gramma', count: 1 };
    expect(Resident.safeParse({ ...resident, species: 'royal-gramma' }).success).toBe(true);
    expect(Resident.safeParse({ ...resident, care: {} }).success).toBe(true);
    expect(Resident.safeParse(resident).success).toBe(false);
    expect(Resident.safeParse({ ...resident, species: 'a', care: {} }).success).toBe(false);
    expect(Resident.safeParse({ ...resident, species: 'a', count: 0 }).success).toBe(false);
  });

  it('FIT-09 a plan has a day to begin on and animals to add', () => {
    const animal = { species: 'royal-gramma', name: 'royal gramma', count: 1 };
    const plan = { tank, start_on: '2026-12-01', additions: [animal] };
    expect(Plan.safeParse(plan).success).toBe(true);
    expect(Plan.safeParse({ ...plan, start_on: 'soon' }).success).toBe(false);
  });
});
