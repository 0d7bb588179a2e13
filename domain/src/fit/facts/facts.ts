import type { Care } from '@reef/domain/fit/care';
import { taxonOf, type Taxon } from '@reef/domain/fit/rules/taxonomy';
import { currentName } from '@reef/domain/fit/traits/current-name';
import type { Body, Traits } from '@reef/domain/fit/traits/trait-types';
import { kindOfGroup, type AnimalKind } from '@reef/domain/fit/vocabulary';

/** A slender fish slides into a mouth that a deep one of the same length does not pass. */
const DEPTH: Readonly<Record<Body, number>> = { slender: 0.7, normal: 1, deep: 1.25 };

/** What must be known of a resident before anything can be promised about living with it. */
const NEEDED_OF_COMPANY = [
  'group',
  'adult_size_in',
  'temperament',
  'reef_safe',
  'invert_safe',
] as const satisfies readonly (keyof Care)[];

/** Care facts with what follows from them, derived once per animal. */
export type Facts = {
  care: Care;
  kind: AnimalKind | null;
  /** `Zebrasoma flavescens`; null if the name is unknown or ends in `sp.` */
  species: string | null;
  genus: string | null;
  traits: Traits;
  taxon: Taxon;
  /** Whether it takes fish at all, by mouth, sting or claw. */
  takesFish: boolean;
  /** Whether enough is known to say how others get along with it. */
  isKnownCompany: boolean;
  /** Length in inches of an ordinary fish that is as hard to swallow; null if unknown. */
  asPreyIn: number | null;
};

const known = new WeakMap<Care, Facts>();
/** A shop lists many products of one species: the same care facts are derived once. */
const byContent = new Map<string, Facts>();

function workOut(care: Care): Facts {
  const { group, adult_size_in: size } = care;
  const name = currentName(care.scientific_name);
  const taxon = taxonOf(group, name);
  const { traits } = taxon;
  return {
    care,
    kind: group === undefined ? null : kindOfGroup(group),
    species: name === undefined || name.endsWith('.') ? null : name,
    genus: name?.split(' ')[0] ?? null,
    traits,
    taxon,
    takesFish: care.temperament === 'predator' || traits.mouth[1] > 0 || traits.catches[1] > 0,
    isKnownCompany: NEEDED_OF_COMPANY.every((key) => care[key] !== undefined),
    asPreyIn: size === undefined ? null : size * DEPTH[traits.body],
  };
}

/**
 * The facts of an animal; the same object for equal care. Cached by `care`, which must not be
 * changed afterwards.
 */
export function factsOf(care: Care): Facts {
  let facts = known.get(care);
  if (facts === undefined) {
    const content = JSON.stringify(care);
    facts = byContent.get(content) ?? workOut(care);
    byContent.set(content, facts);
    known.set(care, facts);
  }
  return facts;
}
