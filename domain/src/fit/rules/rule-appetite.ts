import type { Facts } from '@reef/domain/fit/facts/facts';
import { weightOf } from '@reef/domain/fit/reason';
import { isSameSpecies } from './rule-temper.ts';
import { whose, type Question, type Say } from './subject.ts';
import { TINY_PREY_IN } from '@reef/domain/fit/traits/traits';
import type { Appetite } from '@reef/domain/fit/traits/trait-types';
import type { Group, Safety } from '@reef/domain/fit/vocabulary';
import { sentence } from './words.ts';

type Harm = 'care' | 'stop';

/** Groups whose mouths are what is to be feared; the others topple, dig up or scrape too. */
const NIPPERS: ReadonlySet<Group | undefined> = new Set([
  'dwarf angelfish',
  'large angelfish',
  'butterflyfish',
  'rabbitfish',
  'blenny',
  'goby',
  'damselfish',
  'puffer',
  'boxfish',
  'filefish',
  'trigger',
]);

/**
 * Combines the care fact with the kind's table. "No" holds unless the kind is known to leave this
 * prey alone; the table refines "with caution"; "yes" does not override the table.
 */
function harmOf(safety: Safety | undefined, known: Appetite | undefined): Harm | null {
  if (known === 'safe') return null;
  if (safety === 'no') return 'stop';
  if (known !== undefined) return known;
  return safety === 'with caution' ? 'care' : null;
}

function worse(a: Harm | null, b: Harm | null): Harm | null {
  if (a === null || b === null) return a ?? b;
  return weightOf(a) >= weightOf(b) ? a : b;
}

function isTiny(prey: Facts): boolean {
  const { group, adult_size_in: size } = prey.care;
  const edible = group === 'shrimp' || group === 'crab';
  return edible && size !== undefined && size <= TINY_PREY_IN;
}

/** What `eater` does to a coral or an invertebrate; null if it leaves it alone. */
function appetite(eater: Facts, prey: Facts): Harm | null {
  const group = prey.care.group;
  if (group === undefined || prey.kind === 'fish' || prey.kind === null) return null;
  // Corals and anemones sting; the rules of sweepers and of predation cover them.
  if (eater.kind === 'coral' || eater.kind === 'anemone' || eater.kind === null) return null;
  if (isSameSpecies(eater, prey)) return null;
  const { reef_safe: reefSafe, invert_safe: invertSafe } = eater.care;
  const known = eater.traits.eats[group];
  if (prey.kind === 'coral' || prey.kind === 'anemone') return harmOf(reefSafe, known);
  const harm = harmOf(invertSafe, known);
  if (group === 'clam') return worse(harm, harmOf(reefSafe, known));
  if (!isTiny(prey)) return harm;
  const { eatsTiny } = eater.traits;
  return eatsTiny === 'safe' ? harm : worse(harm, eatsTiny);
}

function does(harm: Harm, isFlesh: boolean): string {
  if (isFlesh) return harm === 'stop' ? 'eats' : 'may nip at';
  return harm === 'stop' ? 'will eat' : 'may eat';
}

/** Reef and invertebrate safety against what lives in the tank, in both directions. */
export function appetiteRule({ animal, facts, water, others }: Question, say: Say): void {
  for (const other of others) {
    if (other.facts === null) continue;
    const given = appetite(facts, other.facts);
    if (given !== null) {
      const isCoral = other.facts.kind !== 'invertebrate';
      say(
        isCoral ? 'eats-coral' : 'eats-invertebrate',
        given,
        () => `The ${animal.name} ${does(given, isCoral)} ${whose(other)}.`,
      );
    }
    const taken = appetite(other.facts, facts);
    if (taken !== null) {
      const isCoral = facts.kind !== 'invertebrate';
      say(isCoral ? 'eaten-as-coral' : 'eaten-as-invertebrate', taken, () =>
        sentence(`${whose(other)} ${does(taken, isCoral)} the ${animal.name}.`),
      );
    }
  }
  const { reef_safe: reefSafe } = facts.care;
  const threatens = facts.kind === 'fish' || facts.kind === 'invertebrate' || facts.kind === null;
  if (water.kind !== 'reef' || !threatens) return;
  if (reefSafe === 'no') {
    say(
      'not-reef-safe',
      'stop',
      () => `The ${animal.name} is not reef-safe, and your tank is a reef.`,
    );
  } else if (reefSafe === 'with caution') {
    say(
      'not-reef-safe',
      'care',
      () =>
        `The ${animal.name} is reef-safe with caution only: ${NIPPERS.has(facts.care.group) ? 'some of them nip at' : 'it may topple or damage'} coral.`,
    );
  }
}
