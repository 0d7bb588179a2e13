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
/** Snails and hermits beyond one a gallon starve (the same page starts with one for 5 gallons). */
const CREW_PER_GALLON = 1;

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
  if (facts.care.group === 'snail' || facts.care.group === 'hermit') checkCrew(question, say);
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

function checkCrew({ animal, water, others }: Question, say: Say): void {
  let crew = animal.count;
  for (const { facts, count } of others) {
    if (facts?.care.group === 'snail' || facts?.care.group === 'hermit') crew += count;
  }
  const volume = water.volume_gal ?? 0;
  if (crew <= volume * CREW_PER_GALLON) return;
  say(
    'crew-too-large',
    'care',
    () =>
      `${crew} snails and hermits starve in ${gallons(volume)}; begin with one for every 5 gallons.`,
  );
}
