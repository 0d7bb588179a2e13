import {
  ADULT_SIZE_RANGE_IN,
  type Care,
  MAX_GROUP_OF,
  MAX_PAR,
  MAX_SWEEPER_IN,
  MAX_TANK_AGE_NEED_MONTHS,
  MIN_TANK_RANGE_GAL,
  TANK_LENGTH_RANGE_IN,
} from '@reef/domain/fit/care';
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

/** The name of a care fact, as in `care`. */
export type FactKey = keyof Care;

/** What a form or a table has to know of a fact to let people edit it. */
type FactShape =
  | { kind: 'name' }
  | { kind: 'choice'; words: readonly string[] }
  | { kind: 'number'; min: number; max: number; unit: string; isWhole?: true }
  | { kind: 'yes-no' };

/** A fact for people; `label` is its label in forms. */
export type Fact = { key: FactKey; label: string } & FactShape;

/** Every care fact, in the order of the tables' columns. */
export const FACTS: readonly Fact[] = [
  { key: 'scientific_name', label: 'Scientific name', kind: 'name' },
  { key: 'group', label: 'Group', kind: 'choice', words: GROUPS },
  {
    key: 'adult_size_in',
    label: 'Adult size',
    kind: 'number',
    ...ADULT_SIZE_RANGE_IN,
    unit: 'inches',
  },
  {
    key: 'min_tank_gal',
    label: 'Smallest tank',
    kind: 'number',
    ...MIN_TANK_RANGE_GAL,
    unit: 'gallons',
  },
  {
    key: 'min_tank_length_in',
    label: 'Smallest length',
    kind: 'number',
    ...TANK_LENGTH_RANGE_IN,
    unit: 'inches',
  },
  {
    key: 'min_tank_age_months',
    label: 'Age of the tank',
    kind: 'number',
    min: 0,
    max: MAX_TANK_AGE_NEED_MONTHS,
    unit: 'months',
  },
  { key: 'temperament', label: 'Temperament', kind: 'choice', words: TEMPERAMENTS },
  { key: 'reef_safe', label: 'Safe with coral', kind: 'choice', words: SAFETIES },
  { key: 'invert_safe', label: 'Safe with invertebrates', kind: 'choice', words: SAFETIES },
  { key: 'diet', label: 'Diet', kind: 'choice', words: DIETS },
  { key: 'difficulty', label: 'Difficulty', kind: 'choice', words: DIFFICULTIES },
  { key: 'kept_as', label: 'Kept as', kind: 'choice', words: KEPT_AS },
  {
    key: 'group_of',
    label: 'Least number of a group',
    kind: 'number',
    min: 1,
    max: MAX_GROUP_OF,
    unit: 'animals',
    isWhole: true,
  },
  { key: 'origin', label: 'Origin', kind: 'choice', words: ORIGINS },
  { key: 'par_min', label: 'Least light', kind: 'number', min: 0, max: MAX_PAR, unit: 'PAR' },
  { key: 'par_max', label: 'Most light', kind: 'number', min: 0, max: MAX_PAR, unit: 'PAR' },
  { key: 'flow', label: 'Flow', kind: 'choice', words: FLOWS },
  {
    key: 'sweeper_in',
    label: 'Reach of the sting',
    kind: 'number',
    min: 0,
    max: MAX_SWEEPER_IN,
    unit: 'inches',
  },
  { key: 'hazard', label: 'Hazard', kind: 'choice', words: HAZARDS },
  { key: 'jumps', label: 'Jumps', kind: 'yes-no' },
];

const BY_KEY = new Map(FACTS.map((fact) => [fact.key, fact]));

/**
 * One fact by its name.
 * @throws Error if the list lacks a fact that `care` has: a fault of ours.
 */
export function factOf(key: FactKey): Fact {
  const fact = BY_KEY.get(key);
  if (fact === undefined) throw new Error(`the list of facts lacks ${key}`);
  return fact;
}
