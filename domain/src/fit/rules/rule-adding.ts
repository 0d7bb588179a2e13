import type { Question, Say } from './subject.ts';

/** How many animals go in at once (course, `stocking-rate`: 1–2 specimens every 2–3 weeks). */
const MAX_NEWCOMERS = 2;

/** Pace and order of adding: what to know when the fish is added. */
export function addingRule({ animal, facts, others }: Question, say: Say): void {
  if (facts.kind !== 'fish') return;
  let newcomers = animal.count;
  for (const other of others) {
    if (other.place !== 'tank' && other.facts?.kind === 'fish') newcomers += other.count;
  }
  if (newcomers > MAX_NEWCOMERS) {
    say(
      'add-slowly',
      'note',
      () =>
        `${newcomers} fish at once are many: add one or two every 2–3 weeks, the shyest first. A school goes in together.`,
    );
  }
  const { temperament } = facts.care;
  if (temperament === 'semi-aggressive' || temperament === 'aggressive') {
    say('add-last', 'note', () => `The ${animal.name} is bold: add it after all gentler fish.`);
  }
}
