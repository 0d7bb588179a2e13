import * as fc from 'fast-check';
import type { Care } from '@reef/domain/fit/care';
import type { Animal, Surroundings } from '@reef/domain/fit/verdict';
import {
  DIETS,
  DIFFICULTIES,
  FLOWS,
  GROUPS,
  HAZARDS,
  KEPT_AS,
  ORIGINS,
  SAFETIES,
  TEMPERAMENTS,
} from '@reef/domain/fit/vocabulary';

/** Every care fact of an undemanding fish, with a test's changes. */
export function aFish(changes: Care = {}): Care {
  return {
    scientific_name: 'Gramma loreto',
    group: 'basslet',
    adult_size_in: 3,
    min_tank_gal: 30,
    min_tank_length_in: 30,
    min_tank_age_months: 1,
    temperament: 'peaceful',
    reef_safe: 'yes',
    invert_safe: 'yes',
    diet: 'carnivore',
    difficulty: 'beginner',
    kept_as: 'single',
    origin: 'wild',
    hazard: 'none',
    jumps: true,
    ...changes,
  };
}

/** A mature reef of 75 gallons without residents, with a test's changes. */
export function aTank(changes: Partial<Surroundings> = {}): Surroundings {
  return {
    volume_gal: 75,
    length_in: 48,
    age_months: 12,
    kind: 'reef',
    residents: [],
    cart: [],
    ...changes,
  };
}

/** Names that the tables know, and one that they do not. */
const NAMES = [
  'Gramma loreto',
  'Amphiprion ocellaris',
  'Amphiprion clarkii',
  'Zebrasoma flavescens',
  'Zebrasoma scopas',
  'Acanthurus sohal',
  'Centropyge loricula',
  'Pseudocheilinus hexataenia',
  'Pterois volitans',
  'Odonus niger',
  'Hippocampus erectus',
  'Euphyllia glabrescens',
  'Fimbriaphyllia ancora',
  'Entacmaea quadricolor',
  'Stenopus hispidus',
  'Alpheus bellulus',
  'Chromis viridis',
  'Synchiropus splendidus',
  'Lythrypnus dalli',
  'Echinophyllia sp.',
  'Zoanthus sp.',
  'Nothing known',
];

/** Any care facts, whether or not they make sense together; facts may be absent. */
export const anyCare: fc.Arbitrary<Care> = fc.record(
  {
    scientific_name: fc.constantFrom(...NAMES),
    group: fc.constantFrom(...GROUPS),
    adult_size_in: fc.integer({ min: 1, max: 30 }),
    min_tank_gal: fc.integer({ min: 5, max: 300 }),
    min_tank_length_in: fc.integer({ min: 12, max: 96 }),
    min_tank_age_months: fc.integer({ min: 0, max: 18 }),
    temperament: fc.constantFrom(...TEMPERAMENTS),
    reef_safe: fc.constantFrom(...SAFETIES),
    invert_safe: fc.constantFrom(...SAFETIES),
    diet: fc.constantFrom(...DIETS),
    difficulty: fc.constantFrom(...DIFFICULTIES),
    kept_as: fc.constantFrom(...KEPT_AS),
    group_of: fc.integer({ min: 1, max: 6 }),
    origin: fc.constantFrom(...ORIGINS),
    par_min: fc.integer({ min: 0, max: 200 }),
    par_max: fc.integer({ min: 200, max: 500 }),
    flow: fc.constantFrom(...FLOWS),
    sweeper_in: fc.integer({ min: 0, max: 12 }),
    hazard: fc.constantFrom(...HAZARDS),
    jumps: fc.boolean(),
  },
  { requiredKeys: [] },
);

/** Any animal, including one of unknown care. */
export const anyAnimal: fc.Arbitrary<Animal> = fc.record({
  name: fc.constantFrom('yellow tang', 'zoanthids', 'orchid dottyback'),
  care: fc.option(anyCare, { freq: 10 }),
  count: fc.integer({ min: 1, max: 6 }),
});

/** Any tank of known volume, with up to six kinds of residents, two ordered and two in the cart. */
export const anyTank: fc.Arbitrary<Surroundings & { volume_gal: number }> = fc.record({
  volume_gal: fc.integer({ min: 5, max: 400 }),
  length_in: fc.option(fc.integer({ min: 12, max: 120 })),
  age_months: fc.option(fc.integer({ min: 0, max: 30 })),
  kind: fc.constantFrom('reef', 'fish-only'),
  residents: fc.array(anyAnimal, { maxLength: 6 }),
  ordered: fc.array(anyAnimal, { maxLength: 2 }),
  cart: fc.array(anyAnimal, { maxLength: 2 }),
});
