import { factsOf } from '@reef/domain/fit/facts/facts';
import { CYCLE_MONTHS } from '@reef/domain/fit/rules/rule-tank-age';
import type { Animal } from './verdict.ts';

/** Weeks from one addition to the next (course, `stocking-rate`: every 2–3 weeks). */
export const WEEKS_BETWEEN = 3;
export const WEEKS_PER_MONTH = 52 / 12;

/** When an animal is added: its turn, in weeks from now. */
type Addition = { animal: Animal; week: number };

/**
 * Its place in the queue, the smallest first (course, "Stocking Order"): clean-up crew, timid fish,
 * peaceful fish and shrimp, corals, bold fish, predators. Unknown animals come last.
 */
function turnOf({ care }: Animal): number {
  if (care === null) return 7;
  const { kind, traits } = factsOf(care);
  if (care.group === 'snail' || care.group === 'hermit') return 0;
  if (kind !== 'fish') return kind === 'invertebrate' ? 2 : 3;
  switch (care.temperament) {
    case 'peaceful':
      return traits.timid ? 1 : 2;
    case 'semi-aggressive':
      return 4;
    case 'aggressive':
      return 5;
    default:
      return 6;
  }
}

function weeksUntil(months: number, ageMonths: number): number {
  return Math.max(0, Math.ceil((months - ageMonths) * WEEKS_PER_MONTH));
}

/** Whole weeks from now until the cycle of a tank of this age is over for certain. */
export function weeksOfCycle(ageMonths: number): number {
  return weeksUntil(CYCLE_MONTHS, ageMonths);
}

function waitWeeks({ care }: Animal, ageMonths: number): number {
  return Math.max(weeksOfCycle(ageMonths), weeksUntil(care?.min_tank_age_months ?? 0, ageMonths));
}

/**
 * In which order to add animals, and when: the shyest first, none before the cycle is over and the
 * tank is old enough for it, one kind at a time. An animal that has to wait for the tank's age lets
 * the next one pass.
 * @param ageMonths months since the tank was filled.
 * @returns one entry per animal, by week from now; equal ones keep the given order.
 */
export function orderOfAdding(animals: readonly Animal[], ageMonths: number): Addition[] {
  const waiting = animals.toSorted((a, b) => turnOf(a) - turnOf(b));
  const order: Addition[] = [];
  let week = 0;
  while (waiting.length > 0) {
    const ready = waiting.findIndex((animal) => waitWeeks(animal, ageMonths) <= week);
    if (ready === -1) {
      week = Math.min(...waiting.map((animal) => waitWeeks(animal, ageMonths)));
      continue;
    }
    for (const animal of waiting.splice(ready, 1)) order.push({ animal, week });
    week += WEEKS_BETWEEN;
  }
  return order;
}
