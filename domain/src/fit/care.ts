import * as z from 'zod/mini';
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
} from './vocabulary.ts';

/** Adult lengths that occur in the trade: a pom pom crab to the longest sea cucumber. Inches. */
export const ADULT_SIZE_RANGE_IN = { min: 0.25, max: 80 } as const;
/** US gallons. */
export const MIN_TANK_RANGE_GAL = { min: 1, max: 2000 } as const;
/** Inches of the tank's longest side. */
export const TANK_LENGTH_RANGE_IN = { min: 6, max: 240 } as const;
export const MAX_TANK_AGE_NEED_MONTHS = 36;
/** Full sun on a reef flat is about 2,000 µmol/m²/s; no tank needs more than this. */
export const MAX_PAR = 1000;
/** The longest sweepers measured in tanks (Galaxea) reach about 12 inches. */
export const MAX_SWEEPER_IN = 18;
export const MAX_GROUP_OF = 20;

/** A scientific name: `Zebrasoma flavescens`, or `Zoanthus sp.` for an unnamed species. */
export const SCIENTIFIC_NAME = /^[A-Z][a-z]+ (?:[a-z][a-z-]*|spp?\.)$/;

function between({ min, max }: { min: number; max: number }) {
  return z.number().check(z.gte(min), z.lte(max));
}

const FACTS = {
  scientific_name: z.optional(z.string().check(z.regex(SCIENTIFIC_NAME), z.maxLength(80))),
  group: z.optional(z.enum(GROUPS)),
  /** Length of a grown animal; span of a star, width of a coral polyp or anemone disc. */
  adult_size_in: z.optional(between(ADULT_SIZE_RANGE_IN)),
  min_tank_gal: z.optional(between(MIN_TANK_RANGE_GAL)),
  min_tank_length_in: z.optional(between(TANK_LENGTH_RANGE_IN)),
  /** Months since the tank was filled. */
  min_tank_age_months: z.optional(between({ min: 0, max: MAX_TANK_AGE_NEED_MONTHS })),
  temperament: z.optional(z.enum(TEMPERAMENTS)),
  reef_safe: z.optional(z.enum(SAFETIES)),
  invert_safe: z.optional(z.enum(SAFETIES)),
  diet: z.optional(z.enum(DIETS)),
  difficulty: z.optional(z.enum(DIFFICULTIES)),
  kept_as: z.optional(z.enum(KEPT_AS)),
  /** The minimum size of a group; only with `kept_as: 'group'`. */
  group_of: z.optional(z.int().check(z.gte(1), z.lte(MAX_GROUP_OF))),
  origin: z.optional(z.enum(ORIGINS)),
  /** µmol of photons per square meter and second. */
  par_min: z.optional(between({ min: 0, max: MAX_PAR })),
  par_max: z.optional(between({ min: 0, max: MAX_PAR })),
  flow: z.optional(z.enum(FLOWS)),
  /** How far its sting reaches beyond its body; 0 for none. */
  sweeper_in: z.optional(between({ min: 0, max: MAX_SWEEPER_IN })),
  hazard: z.optional(z.enum(HAZARDS)),
  jumps: z.optional(z.boolean()),
};

type Ranges = {
  par_min?: number | undefined;
  par_max?: number | undefined;
  kept_as?: string | undefined;
  group_of?: number | undefined;
};

const lightIsARange = z.refine<Ranges>(
  ({ par_min, par_max }) => par_min === undefined || par_max === undefined || par_min <= par_max,
  { path: ['par_min'], message: 'par_min must not exceed par_max' },
);
const numberIsOfAGroup = z.refine<Ranges>(
  ({ kept_as, group_of }) => group_of === undefined || kept_as === 'group',
  { path: ['group_of'], message: 'group_of belongs to kept_as: group' },
);

/**
 * What is known about keeping an animal (FIT-01): the map `care` of a product. Every fact may be
 * absent; absent means unknown, and the verdict says so.
 */
export const Care = z.object(FACTS).check(lightIsARange, numberIsOfAGroup);
export type Care = z.infer<typeof Care>;

/** Care facts as an admin sends them: an unknown fact is refused, so that none gets lost. */
export const SentCare = z.strictObject(FACTS).check(lightIsARange, numberIsOfAGroup);
