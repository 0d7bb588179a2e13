import type { Facts } from '@reef/domain/fit/facts/facts';
import { totalOfKind } from './rule-numbers.ts';
import { isRoomy } from './rule-tank-size.ts';
import type { Question, Say, Subject } from './subject.ts';
import { amount, gallons } from './words.ts';

/** A tank holds one small fish for each 8 gallons (course, "Overstocking Mistakes": 40 gal, about 5). */
const GALLONS_PER_SMALL_FISH = 8;
/** "Small" is up to this length when grown (the same page). Inches. */
const SMALL_IN = 4;
/** Fish of this length count half. Inches. */
const NANO_IN = 2;
/** An 8-inch tang counts as three small fish, a foot-long one as six (the same page's table). */
const GROWTH = 1.6;
/** A fish alone in its minimum tank never overstocks it. */
const SHARE_OF_OWN_TANK = 0.8;
/** The table is an estimate: half a fish over it is not overstocked. */
const SLACK = 0.5;
/** From here on nothing but a larger tank helps. */
const OVERSTOCKED = 1.6;
/**
 * The most snails and hermits that a tank feeds, after a beginning with one for 5 gallons (the same
 * page): sources say up to one for 2 or 3.
 */
const GALLONS_PER_CREW = 2.5;
/** Scavengers up to this size eat half as much; a grazer of film starves all the same. Inches. */
const SMALL_CREW_IN = 1;
/** From so many times the number that a tank holds, a kind has neither food nor room. */
const CROWDED = 2;

function loadOfOne({ facts }: Subject): number {
  const size = facts?.care.adult_size_in;
  const need = facts?.care.min_tank_gal;
  const most = need === undefined ? Infinity : (SHARE_OF_OWN_TANK * need) / GALLONS_PER_SMALL_FISH;
  if (size === undefined) return Number.isFinite(most) ? most : 1;
  if (size <= NANO_IN) return Math.min(0.5, most);
  return Math.min(size <= SMALL_IN ? 1 : (size / SMALL_IN) ** GROWTH, Math.max(1, most));
}

/** The load of the fish on the tank, in small fish. */
function load(subject: Subject): number {
  if (subject.facts !== null && subject.facts.kind !== 'fish') return 0;
  return loadOfOne(subject) * subject.count;
}

/** Stocking level: fish against volume, and the clean-up crew against its food. */
export function stockingRule(question: Question, say: Say): void {
  const { animal, facts, water, others } = question;
  const volume = water.volume_gal;
  if (volume === null) return;
  if (isCrew(facts)) checkCrew(question, say);
  checkCrowding(question, say);
  if (facts.kind !== 'fish') return;
  const capacity = volume / GALLONS_PER_SMALL_FISH;
  let total = load(animal);
  for (const other of others) total += load(other);
  if (total <= capacity + SLACK) return;
  const text = () =>
    `With this, the fish come to about ${amount(total)} small ones; ${gallons(volume)} hold about ${amount(capacity)}.`;
  if (total > capacity * OVERSTOCKED + SLACK) say('overstocked', 'stop', text);
  else say('tank-full', 'care', text);
}

function isCrew(facts: Facts | null): boolean {
  return facts?.care.group === 'snail' || facts?.care.group === 'hermit';
}

/** What a subject's snails and hermits eat, in full-grown snails. */
function crewOf({ facts, count }: Subject): number {
  const { adult_size_in: size = Infinity, diet } = facts?.care ?? {};
  return size <= SMALL_CREW_IN && diet !== 'herbivore' ? count / 2 : count;
}

function checkCrew({ animal, water, others }: Question, say: Say): void {
  const crew = [animal, ...others.filter(({ facts }) => isCrew(facts))];
  const volume = water.volume_gal ?? 0;
  const hungry = crew.reduce((sum, subject) => sum + crewOf(subject), 0);
  if (hungry <= Math.max(1, volume / GALLONS_PER_CREW)) return;
  const total = crew.reduce((sum, { count }) => sum + count, 0);
  say(
    'crew-too-large',
    'care',
    () =>
      `${total} snails and hermits may starve in ${gallons(volume)}; begin with one for every 5 gallons.`,
  );
}

/** Anemones, urchins, clams and others that take food or room from their own kind. */
function checkCrowding(question: Question, say: Say): void {
  const { animal, facts, water } = question;
  const { min_tank_gal: need, kept_as: keptAs } = facts.care;
  const volume = water.volume_gal ?? 0;
  const { crowding } = facts.traits;
  // Of those kept singly the rule of numbers speaks.
  if (crowding === null || need === undefined || keptAs === 'single') return;
  const total = totalOfKind(question);
  if (total === 1 || isRoomy(volume, total * need)) return;
  const severity = isRoomy(volume * CROWDED, total * need) ? 'care' : crowding;
  say(
    severity === 'stop' ? 'overstocked' : 'tank-full',
    severity,
    () =>
      `Keep one ${animal.name} for every ${gallons(need)}; this makes ${total} in ${amount(volume)}.`,
  );
}
