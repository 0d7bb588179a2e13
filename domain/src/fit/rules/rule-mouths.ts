import type { Facts } from '@reef/domain/fit/facts';
import { reason, type Reason, type Severity } from '@reef/domain/fit/reason';
import { isSameSpecies } from './rule-temper.ts';
import { whose, type Question } from './subject.ts';
import { sentence } from './words.ts';

/** A fish called a predator whose kind tells no mouth: a third of its length, slender prey more. */
const PREDATOR_MOUTH = [0.4, 0.7] as const;

/** Clownfish and these genera live among the tentacles of host anemones. */
const ANEMONE_GUESTS: ReadonlySet<string> = new Set(['Amphiprion', 'Premnas', 'Dascyllus']);

/** Fish that sit low, drift or flee blindly are caught at a greater length. */
const EASILY_CAUGHT = 1.4;

function isGuest(fish: Facts): boolean {
  const genus = fish.care.scientific_name?.split(' ')[0] ?? '';
  return fish.care.group === 'clownfish' || ANEMONE_GUESTS.has(genus);
}

function mouthOf(facts: Facts): readonly [number, number] {
  const { mouth } = facts.traits;
  const gape = facts.care.temperament === 'predator' && mouth[1] === 0;
  return gape ? PREDATOR_MOUTH : mouth;
}

/** Whether `eater` swallows or catches `fish`: by mouth for fish, by sting or claw for the others. */
export function swallowing(eater: Facts, fish: Facts): Severity | null {
  if (!eater.takesFish || fish.kind !== 'fish' || isSameSpecies(eater, fish)) return null;
  if (eater.kind !== 'fish') return catching(eater, fish);
  const [sure, perhaps] = mouthOf(eater);
  const hunts = eater.care.temperament === 'predator';
  if (perhaps === 0 && !hunts) return null;
  const size = eater.care.adult_size_in;
  if (size === undefined || fish.asPreyIn === null) return 'care';
  const share = fish.asPreyIn / size;
  if (share <= sure) return 'stop';
  // What a hunter cannot swallow when both are grown it can while the other is young.
  return share <= perhaps || hunts ? 'care' : null;
}

function catching(eater: Facts, fish: Facts): Severity | null {
  const [sure, perhaps] = eater.traits.catches;
  if (perhaps === 0) return null;
  if (eater.kind === 'anemone' && isGuest(fish)) return null;
  const length = fish.care.adult_size_in;
  if (length === undefined) return 'care';
  if (length <= sure) return 'stop';
  const reach = fish.traits.timid ? perhaps * EASILY_CAUGHT : perhaps;
  return length <= reach ? 'care' : null;
}

function how(eater: Facts, severity: Severity): string {
  if (eater.kind === 'fish') return severity === 'stop' ? 'will eat' : 'may eat';
  return severity === 'stop' ? 'catches and eats' : 'may catch';
}

/** Who eats whom, in both directions, at adult size. */
export function mouthsRule({ animal, facts, others }: Question, found: Reason[]): void {
  for (const other of others) {
    if (other.facts === null) continue;
    const given = swallowing(facts, other.facts);
    if (given !== null) {
      const text = `The ${animal.name} ${how(facts, given)} ${whose(other)}${young(given)}.`;
      found.push(reason('eats-fish', given, text));
    }
    const taken = swallowing(other.facts, facts);
    if (taken !== null) {
      const text = `${whose(other)} ${how(other.facts, taken)} the ${animal.name}${young(taken)}.`;
      found.push(reason('is-eaten', taken, sentence(text)));
    }
  }
}

function young(severity: Severity): string {
  return severity === 'care' ? ', a young or small one above all' : '';
}
