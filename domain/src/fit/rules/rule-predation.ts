import type { Facts } from '@reef/domain/fit/facts/facts';
import type { Severity } from '@reef/domain/fit/reason';
import { isSameSpecies } from './rule-temper.ts';
import { whose, type Question, type Say } from './subject.ts';
import { sentence } from './words.ts';

/** The mouth of a predator without one in the tables: a third of its length, slender prey more. */
const PREDATOR_MOUTH = [0.4, 0.7] as const;

/** Damselfish whose young live among the tentacles of host anemones, as clownfish do. */
const YOUNG_GUESTS: ReadonlySet<string> = new Set([
  'Dascyllus trimaculatus',
  'Dascyllus albisella',
]);

/** Fish that sit low, drift or flee blindly are caught at a greater length. */
const EASILY_CAUGHT = 1.4;

/** The table of relations decides, species by species, how an anemone treats these. */
function isGuest({ care, species }: Facts): boolean {
  return care.group === 'clownfish' || YOUNG_GUESTS.has(species ?? '');
}

function mouthOf(facts: Facts): readonly [number, number] {
  const { mouth } = facts.traits;
  const gape = facts.care.temperament === 'predator' && mouth[1] === 0;
  return gape ? PREDATOR_MOUTH : mouth;
}

/** Whether `eater` swallows or catches `fish`: by mouth for fish, by sting or claw for the others. */
function swallowing(eater: Facts, fish: Facts): Severity | null {
  if (!eater.takesFish || fish.kind !== 'fish' || isSameSpecies(eater, fish)) return null;
  if (eater.kind !== 'fish') return catching(eater, fish);
  const [sure, perhaps] = mouthOf(eater);
  const hunts = eater.care.temperament === 'predator';
  if (perhaps === 0 && !hunts) return null;
  const size = eater.care.adult_size_in;
  if (size === undefined || fish.asPreyIn === null) return 'care';
  const share = fish.asPreyIn / size;
  if (share <= sure) return 'stop';
  // A hunter that cannot swallow a grown fish can swallow a young one.
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
export function predationRule({ animal, facts, others }: Question, say: Say): void {
  for (const other of others) {
    const theirs = other.facts;
    if (theirs === null) continue;
    const given = swallowing(facts, theirs);
    if (given !== null) {
      say(
        'eats-fish',
        given,
        () => `The ${animal.name} ${how(facts, given)} ${whose(other)}${young(given)}.`,
      );
    }
    const taken = swallowing(theirs, facts);
    if (taken !== null) {
      say('is-eaten', taken, () =>
        sentence(`${whose(other)} ${how(theirs, taken)} the ${animal.name}${young(taken)}.`),
      );
    }
  }
}

function young(severity: Severity): string {
  return severity === 'care' ? ', a young or small one above all' : '';
}
