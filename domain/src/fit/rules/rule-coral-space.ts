import type { Facts } from '@reef/domain/fit/facts/facts';
import { usualLength } from './rule-tank-size.ts';
import { whose, type Question, type Say, type Subject } from './subject.ts';
import { inches, sentence, verb } from './words.ts';

/** Sweepers from here on need a planned place: half of the gap the course names (`sweeper-gap`). Inches. */
const LONG_SWEEPERS_IN = 3;
/** Corals are placed in about two rows: the sand and front ledges, and the rock behind. */
const ROWS = 2;
/** Assumed width of a coral whose own is unknown. Inches. */
const USUAL_CORAL_IN = 4;

function reachOf(facts: Facts | null): number {
  return facts?.care.sweeper_in ?? 0;
}

function isSessile(facts: Facts | null): boolean {
  return facts?.kind === 'coral' || facts?.kind === 'anemone';
}

/** What cannot get away from a sting: corals, anemones and clams. */
function isWithinReach(facts: Facts): boolean {
  return isSessile(facts) || facts.care.group === 'clam';
}

function isSameGenus(a: Facts, b: Facts): boolean {
  return a.genus !== null && a.genus === b.genus;
}

/** Most corals of one genus can be close without burning each other. */
function bearsTouch(a: Facts, b: Facts): boolean {
  return isSameGenus(a, b) && !a.traits.burnsOwnGenus;
}

/** Inches that a subject's stinging corals or anemones take, with their reach. */
function widthTaken({ facts, count }: Subject): number {
  if (!isSessile(facts) || reachOf(facts) === 0) return 0;
  const size = facts?.care.adult_size_in ?? USUAL_CORAL_IN;
  // A coral is cut back; an anemone takes its whole span.
  const width = facts?.kind === 'anemone' ? size : Math.min(size, USUAL_CORAL_IN);
  return count * (width + reachOf(facts));
}

/** Sting reach, spacing, chemistry and overgrowth among corals. */
export function coralSpaceRule(question: Question, say: Say): void {
  const { facts } = question;
  if (!isWithinReach(facts)) return;
  checkReach(question, say);
  if (!isSessile(facts)) return;
  checkRoom(question, say);
  checkChemistry(question, say);
  checkSpread(question, say);
}

function checkReach({ animal, facts, others }: Question, say: Say): void {
  for (const other of others) {
    if (other.facts === null || !isWithinReach(other.facts)) continue;
    if (bearsTouch(facts, other.facts)) continue;
    const own = reachOf(facts);
    const theirs = reachOf(other.facts);
    const reach = Math.max(own, theirs);
    if (reach === 0) continue;
    const stinger = own >= theirs ? `the ${animal.name}` : whose(other);
    const stung = own >= theirs ? whose(other) : `the ${animal.name}`;
    const stings = verb(own >= theirs ? animal.name : other.name, 'reaches', 'reach');
    say('sweepers', reach >= LONG_SWEEPERS_IN ? 'care' : 'note', () =>
      sentence(
        `${stinger} ${stings} ${inches(reach)} with stinging tentacles; keep ${stung} farther away than that.`,
      ),
    );
  }
}

function checkRoom({ animal, facts, water, others }: Question, say: Say): void {
  if (reachOf(facts) === 0) return;
  const length =
    water.length_in ?? (water.volume_gal === null ? null : usualLength(water.volume_gal));
  if (length === null) return;
  let taken = widthTaken({ ...animal, facts });
  for (const other of others) taken += widthTaken(other);
  if (taken <= length * ROWS) return;
  say(
    'no-room-for-sweepers',
    'stop',
    () =>
      `With the ${animal.name}, the stinging corals and anemones need about ${inches(taken)} of rock and sand between them; your tank has about ${inches(length * ROWS)}.`,
  );
}

/** Corals that the compounds of leathers slow: SPS most, LPS too. */
function isSlowed({ care }: Facts): boolean {
  return care.group === 'SPS' || care.group === 'LPS';
}

function checkChemistry({ animal, facts, others }: Question, say: Say): void {
  for (const other of others) {
    const theirs = other.facts;
    if (theirs === null) continue;
    const slows = facts.traits.chemical && isSlowed(theirs);
    if (!slows && !(theirs.traits.chemical && isSlowed(facts))) continue;
    const giver = slows ? `the ${animal.name}` : whose(other);
    const taker = slows ? whose(other) : `the ${animal.name}`;
    say('chemical-warfare', 'care', () =>
      sentence(
        `${giver} gives off compounds that slow ${taker}: run carbon and keep the leather downstream.`,
      ),
    );
  }
}

/** A mat or a colony that spreads: a warning, and care if there are other corals. */
function checkSpread({ animal, facts, others }: Question, say: Say): void {
  const { name } = animal;
  if (facts.traits.spreads) {
    say('spreads', 'note', () =>
      sentence(
        `the ${name} ${verb(name, 'spreads', 'spread')} over neighbors: give it a rock of its own.`,
      ),
    );
  }
  for (const other of others) {
    const theirs = other.facts;
    if (theirs?.kind !== 'coral' || facts.kind !== 'coral' || isSameGenus(facts, theirs)) continue;
    if (!facts.traits.spreads && !theirs.traits.spreads) continue;
    const [over, under] = facts.traits.spreads
      ? [`the ${name}`, whose(other)]
      : [whose(other), `the ${name}`];
    const grows = verb(facts.traits.spreads ? name : other.name, 'grows', 'grow');
    say('spreads', 'care', () =>
      sentence(`${over} ${grows} over ${under} where the two can touch: keep a gap between them.`),
    );
  }
}
