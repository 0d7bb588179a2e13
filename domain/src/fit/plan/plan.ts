import { DAY_MS } from '@reef/domain/shared/time';
import { daysOfCycle, orderOfAdding } from './adding-order.ts';
import { MONTH_DAYS } from '@reef/domain/fit/saved-tank';
import type { Species } from '@reef/domain/fit/species';
import { startingCount } from './starting-count.ts';
import { MAX_PLAN_STEPS } from '@reef/domain/fit/tank';
import { judgeFor, type Animal, type Surroundings, type Verdict } from '@reef/domain/fit/verdict';

/** One step of a plan: what is added on which day, and whether it fits the tank by then. */
export type PlanStep = { animal: Animal; date: Date; verdict: Verdict };

type Water = Omit<Surroundings, 'cart'>;

/** The tank after `days`, with what was added by then. */
function later({ residents, age_months, ...tank }: Water, days: number, added: readonly Animal[]) {
  return {
    ...tank,
    age_months: age_months === null ? null : age_months + days / MONTH_DAYS,
    residents: [...residents, ...added],
    cart: [],
  };
}

/**
 * In which order and on which days to add animals, each with its verdict in the tank at its turn:
 * it is older then, and has the animals added before.
 * @param start the day of the first addition.
 */
export function planSteps(tank: Water, additions: readonly Animal[], start: Date): PlanStep[] {
  // If the age is unknown nothing waits for it; the verdict says that it is unknown.
  const order = orderOfAdding(additions, tank.age_months ?? Infinity);
  return order.map(({ animal, day }, index) => {
    const added = order.slice(0, index).map((step) => step.animal);
    return {
      animal,
      date: new Date(start.getTime() + day * DAY_MS),
      verdict: judgeFor(later(tank, day, added))(animal),
    };
  });
}

const EASY_FIRST = { beginner: 0, intermediate: 1, expert: 2 } as const;

function easeOf({ care }: Species): number {
  return care.difficulty === undefined ? Infinity : EASY_FIRST[care.difficulty];
}

/**
 * What simply fits once the cycle is over and the plan is done, the easiest first; nothing if the
 * plan is full.
 * @param candidates the species to choose from, in order of preference.
 */
export function whatNext(
  tank: Water,
  additions: readonly Animal[],
  candidates: readonly Species[],
  atMost: number,
): Species[] {
  if (additions.length >= MAX_PLAN_STEPS) return [];
  const judge = judgeFor(later(tank, daysOfCycle(tank.age_months ?? Infinity), additions));
  return candidates
    .filter(
      ({ name, care }) => judge({ name, care, count: startingCount(care) }).verdict === 'fits',
    )
    .toSorted((a, b) => easeOf(a) - easeOf(b))
    .slice(0, atMost);
}
