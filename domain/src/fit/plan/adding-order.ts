import { factsOf } from '@reef/domain/fit/facts/facts';
import { CYCLE_MONTHS } from '@reef/domain/fit/rules/rule-tank-age';
import { MONTH_DAYS } from '@reef/domain/fit/saved-tank';
import type { Animal } from '@reef/domain/fit/verdict';

/** Days from one addition to the next (course, `stocking-rate`: every 2–3 weeks). */
export const DAYS_BETWEEN = 21;

/** When an animal is added: its turn, in days from now. */
type Addition = { animal: Animal; day: number };

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

/** Rounded up to days: up to weeks, a plan that begins a day later could be done days earlier. */
function daysUntil(months: number, ageMonths: number): number {
  return Math.max(0, Math.ceil((months - ageMonths) * MONTH_DAYS));
}

/** Whole days from now until the cycle of a tank of this age is over for certain. */
export function daysOfCycle(ageMonths: number): number {
  return daysUntil(CYCLE_MONTHS, ageMonths);
}

function waitDays({ care }: Animal, ageMonths: number): number {
  return Math.max(daysOfCycle(ageMonths), daysUntil(care?.min_tank_age_months ?? 0, ageMonths));
}

/**
 * In which order to add animals, and when: the shyest first, none before the cycle is over and the
 * tank is old enough for it, one kind at a time. An animal that has to wait for the tank's age lets
 * the next one pass.
 * @param ageMonths months since the tank was filled, with their fraction.
 * @returns one entry per animal, by day from now; equal ones keep the given order.
 */
export function orderOfAdding(animals: readonly Animal[], ageMonths: number): Addition[] {
  const waiting = animals.toSorted((a, b) => turnOf(a) - turnOf(b));
  const order: Addition[] = [];
  let day = 0;
  while (waiting.length > 0) {
    const ready = waiting.findIndex((animal) => waitDays(animal, ageMonths) <= day);
    if (ready === -1) {
      day = Math.min(...waiting.map((animal) => waitDays(animal, ageMonths)));
      continue;
    }
    for (const animal of waiting.splice(ready, 1)) order.push({ animal, day });
    day += DAYS_BETWEEN;
  }
  return order;
}
