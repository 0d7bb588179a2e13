import type { Facts } from '@reef/domain/fit/facts/facts';
import type { Severity } from '@reef/domain/fit/reason';
import { whose, type Question, type Say } from './subject.ts';
import { sentence } from './words.ts';

/** A fish this much longer than its bully is left alone (course: a third larger, and a little). */
const CLEARLY_LARGER = 1.4;
/** Twice as long, even a fierce fish gives way. */
const MUCH_LARGER = 2;
/** Small enough to be everybody's victim, in inches. */
const SMALL_FISH_IN = 4.5;

function isFierce(facts: Facts): boolean {
  return facts.care.temperament === 'aggressive';
}

/**
 * What `bully` does to `victim`, both fish of different species, by temper and size; the table of
 * relations covers rivalries of kin.
 */
function bullying(bully: Facts, victim: Facts): Severity | null {
  if (bully.kind !== 'fish' || victim.kind !== 'fish') return null;
  const temper = bully.care.temperament;
  if (temper === undefined || temper === 'peaceful' || temper === 'predator') return null;
  const size = victim.care.adult_size_in ?? 0;
  const ratio = size / (bully.care.adult_size_in ?? Number.POSITIVE_INFINITY);
  const meek = victim.care.temperament === 'peaceful' || victim.care.temperament === undefined;
  switch (bully.traits.bullies) {
    case 'its own kind':
      if (!isFierce(bully)) return null;
      return victim.traits.timid || ratio < 1 || (meek && size <= SMALL_FISH_IN) ? 'care' : null;
    case 'small fish':
      if (!isFierce(bully)) {
        const exposed = victim.traits.timid || ratio < (meek ? CLEARLY_LARGER : 1);
        return exposed ? 'care' : null;
      }
      if (ratio >= MUCH_LARGER) return victim.traits.timid ? 'care' : null;
      return meek && ratio < CLEARLY_LARGER ? 'stop' : 'care';
    case 'everyone':
      if (isFierce(bully)) return meek || size <= SMALL_FISH_IN ? 'stop' : 'care';
      return meek || size <= SMALL_FISH_IN ? 'care' : null;
    default:
      return null;
  }
}

/** Who bullies whom, in both directions. */
export function temperRule({ animal, facts, others }: Question, say: Say): void {
  if (facts.kind !== 'fish') return;
  for (const other of others) {
    if (other.facts === null || isSameSpecies(facts, other.facts)) continue;
    const given = bullying(facts, other.facts);
    if (given !== null) {
      say('bullies', given, () => `The ${animal.name} ${bulliesHow(given)} ${whose(other)}.`);
    }
    const taken = bullying(other.facts, facts);
    if (taken !== null) {
      say('is-bullied', taken, () =>
        sentence(`${whose(other)} ${bulliesHow(taken)} the ${animal.name}.`),
      );
    }
  }
}

function bulliesHow(severity: Severity): string {
  return severity === 'stop' ? 'would give no peace to' : 'may bully';
}

/** True if both are known to be of one species. */
export function isSameSpecies(a: Facts, b: Facts): boolean {
  return a.species !== null && a.species === b.species;
}
