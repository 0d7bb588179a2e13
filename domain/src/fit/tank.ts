import * as z from 'zod/mini';
import { Care, MIN_TANK_RANGE_GAL, TANK_LENGTH_RANGE_IN } from './care.ts';
import { TANK_KINDS } from './vocabulary.ts';

/** More than any home tank holds of one kind, a clean-up crew included. */
export const MAX_RESIDENT_COUNT = 500;
export const MAX_RESIDENTS = 100;
export const MAX_PLAN_STEPS = 60;
/** Letters; also of a name that a visitor types. */
export const MAX_ANIMAL_NAME = 120;
/** The last day that can be stored. A date field without it takes six-digit years. */
export const LAST_DAY = '9999-12-31';
/** Fifty years. */
export const MAX_TANK_AGE_MONTHS = 600;

const Id = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(80));
const Count = z.int().check(z.gte(1), z.lte(MAX_RESIDENT_COUNT));

/** Whether this is a calendar day that can be stored, as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  return z.safeParse(z.iso.date(), text).success;
}

/**
 * An animal by the library's id, or, if the library does not have it, by its own care facts (which
 * may be empty: a resident nobody knows anything about is still a resident).
 */
const NamedAnimal = z
  .object({
    species: z.optional(Id),
    care: z.optional(Care),
    name: z.string().check(z.minLength(1), z.maxLength(MAX_ANIMAL_NAME)),
    count: Count,
  })
  .check(
    z.refine(({ species, care }) => (species === undefined) !== (care === undefined), {
      path: ['species'],
      message: 'give the species or its care facts, not both',
    }),
  );

/** What lives in a tank: an animal and how many of it. */
export const Resident = NamedAnimal;
export type Resident = z.infer<typeof Resident>;

/** A tank as its owner describes it (FIT-06). Null is unknown to the owner. */
export const Tank = z.object({
  volume_gal: z.nullable(
    z.number().check(z.gte(MIN_TANK_RANGE_GAL.min), z.lte(MIN_TANK_RANGE_GAL.max)),
  ),
  length_in: z.nullable(
    z.number().check(z.gte(TANK_LENGTH_RANGE_IN.min), z.lte(TANK_LENGTH_RANGE_IN.max)),
  ),
  /** Months since it was filled with salt water and rock; the cycle is the first of them. */
  age_months: z.nullable(z.number().check(z.gte(0), z.lte(MAX_TANK_AGE_MONTHS))),
  kind: z.enum(TANK_KINDS),
  residents: z.array(Resident).check(z.maxLength(MAX_RESIDENTS)),
});
export type Tank = z.infer<typeof Tank>;

/** A tank, and what is to be added to it from a day on (FIT-09). It names no person. */
export const Plan = z.object({
  tank: Tank,
  start_on: z.iso.date(),
  additions: z.array(NamedAnimal).check(z.maxLength(MAX_PLAN_STEPS)),
});
export type Plan = z.infer<typeof Plan>;

/** Whether two residents are of one kind, which a tank lists once. */
export function isSameKind(one: Resident, other: Resident): boolean {
  if (one.species !== undefined) return one.species === other.species;
  return other.species === undefined && one.name === other.name;
}
