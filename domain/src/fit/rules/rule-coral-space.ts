import type { Facts } from '@reef/domain/fit/facts';
import { usualLength } from './rule-tank-size.ts';
import { whose, type Question, type Say, type Subject } from './subject.ts';
import { inches, sentence, verb } from './words.ts';

/** Sweepers from here on need a planned place (course, `sweeper-gap`). Inches. */
const LONG_SWEEPERS_IN = 6;
/** Corals stand in about two rows: the sand and front ledges, and the rock behind. */
const ROWS = 2;
/** Width taken for a coral whose own is not known. Inches. */
const USUAL_CORAL_IN = 4;

function reachOf(facts: Facts | null): number {
  return facts?.care.sweeper_in ?? 0;
}

function isSessile(facts: Facts | null): boolean {
  return facts?.kind === 'coral' || facts?.kind === 'anemone';
}

/** Corals of one genus can stand close without burning each other. */
function isSameGenus(a: Facts, b: Facts): boolean {
  return a.genus !== null && a.genus === b.genus;
}

/** Inches of rock that the stinging corals of a subject take, their own width and reach. */
function widthTaken({ facts, count }: Subject): number {
  if (!isSessile(facts) || reachOf(facts) === 0) return 0;
  const width = Math.min(facts?.care.adult_size_in ?? USUAL_CORAL_IN, USUAL_CORAL_IN);
  return count * (width + reachOf(facts));
}

/** Sting reach, spacing, chemistry and overgrowth among corals. */
export function coralSpaceRule(question: Question, say: Say): void {
  const { facts } = question;
  if (!isSessile(facts)) return;
  checkReach(question, say);
  checkRoom(question, say);
  checkChemistry(question, say);
  checkSpread(question, say);
}

function checkReach({ animal, facts, others }: Question, say: Say): void {
  for (const other of others) {
    if (other.facts === null || !isSessile(other.facts) || isSameGenus(facts, other.facts))
      continue;
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
      `With the ${animal.name}, the stinging corals need about ${inches(taken)} of rock between them; yours has about ${inches(length * ROWS)}.`,
  );
}

function checkChemistry({ animal, facts, others }: Question, say: Say): void {
  for (const other of others) {
    if (other.facts === null) continue;
    const slows = facts.traits.chemical && other.facts.care.group === 'SPS';
    const isSlowed = other.facts.traits.chemical && facts.care.group === 'SPS';
    if (!slows && !isSlowed) continue;
    const giver = slows ? `the ${animal.name}` : whose(other);
    const taker = slows ? whose(other) : `the ${animal.name}`;
    say('chemical-warfare', 'care', () =>
      sentence(
        `${giver} gives off compounds that slow ${taker}: run carbon and keep the leather downstream.`,
      ),
    );
  }
}

function checkSpread({ animal, facts }: Question, say: Say): void {
  if (!facts.traits.spreads) return;
  const { name } = animal;
  say('spreads', 'note', () =>
    sentence(
      `the ${name} ${verb(name, 'spreads', 'spread')} over neighbors: give it a rock of its own.`,
    ),
  );
}
