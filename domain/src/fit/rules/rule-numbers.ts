import { isRoomy, usualLength } from './rule-tank-size.ts';
import { isSameSpecies } from './rule-temper.ts';
import type { Question, Say, Water } from './subject.ts';
import { aName, inches, sentence } from './words.ts';

/** With this many times the room, a second single fish can be tried. */
const ROOM_FOR_RIVALS = 3;
/** In a shorter tank a shoal thins itself out (course, "Peaceful Community Fish"). Inches. */
const SHOAL_LENGTH_IN = 72;

/** Whether a tank is too short for a shoal; one of which nothing is known is not. */
function isShortForShoal({ length_in: length, volume_gal: volume }: Water): boolean {
  if (length === null && volume === null) return false;
  return !isRoomy(length ?? usualLength(volume ?? 0), SHOAL_LENGTH_IN);
}

/** How many of the candidate's own species there would be, itself included. */
export function totalOfKind({ animal, facts, others }: Question): number {
  let total = animal.count;
  for (const other of others) {
    if (other.facts !== null && isSameSpecies(facts, other.facts)) total += other.count;
  }
  return total;
}

/** One, a pair, or a group: how many of one species belong together. */
export function numbersRule(question: Question, say: Say): void {
  const { animal, facts, water } = question;
  const { kept_as: keptAs, group_of: least = 1, min_tank_gal: need } = facts.care;
  if (keptAs === undefined) return;
  const total = totalOfKind(question);
  const { name } = animal;
  if (keptAs === 'group') {
    if (facts.traits.livesAlone) {
      if (total === 1) return;
      if (isShortForShoal(water)) {
        say(
          'too-many-of-a-kind',
          'care',
          () =>
            `A group of ${name} dwindles in a tank under ${inches(SHOAL_LENGTH_IN)} long: keep one, or ${least} or more in a longer tank.`,
        );
        return;
      }
    }
    if (total >= least) return;
    say('group-too-small', 'care', () =>
      sentence(`${aName(name)} lives in a group of ${least} or more; this makes ${total}.`),
    );
    return;
  }
  const most = keptAs === 'single' ? 1 : 2;
  if (total <= most) {
    if (total > 1 && facts.traits.bearsOnlyMate) {
      say(
        'too-many-of-a-kind',
        'care',
        () => `The ${name} bears another of its kind only as a mate: two of one sex fight.`,
      );
    }
    return;
  }
  // No amount of room reconciles two that fight to the death, such as mantis shrimp or octopuses.
  const isDeadly =
    facts.care.temperament === 'aggressive' ||
    (facts.care.temperament === 'predator' && facts.kind !== 'fish');
  const roomy =
    !isDeadly &&
    need !== undefined &&
    water.volume_gal !== null &&
    water.volume_gal >= need * ROOM_FOR_RIVALS;
  const rule = most === 1 ? 'one to a tank' : 'one pair to a tank';
  say('too-many-of-a-kind', roomy ? 'care' : 'stop', () =>
    sentence(`${aName(name)} does not bear more of its kind: ${rule}, and this makes ${total}.`),
  );
}
