import type { Question, Say } from './subject.ts';
import { aName, months, sentence, verb } from './words.ts';

/** A cycle takes four to eight weeks (course, `cycle-length`); a tank's record of it is not known here. */
export const CYCLE_MONTHS = 2;
/** What needs no older tank than this can go in as soon as the cycle is over. */
const UNDEMANDING_MONTHS = 1;
/** From here on waiting is a matter of weeks. */
const NEARLY_SHARE = 0.75;

/** Tank age: the cycle, and what a species needs grown in. */
export function tankAgeRule({ animal, facts, water }: Question, say: Say): void {
  const { min_tank_age_months: need } = facts.care;
  const age = water.age_months;
  if (age === null) {
    const severity = need === undefined || need > UNDEMANDING_MONTHS ? 'care' : 'note';
    say(
      'unknown-tank',
      severity,
      () =>
        'We do not know how old your tank is; the cycle has to be over before anything goes in.',
    );
    return;
  }
  if (age < CYCLE_MONTHS) {
    say(
      'tank-not-cycled',
      'care',
      () =>
        'A cycle takes 4–8 weeks; add nothing until 2 ppm ammonia and its nitrite are gone in a day, twice.',
    );
  }
  if (need === undefined || age >= need) return;
  const { name } = animal;
  const severity = age >= need * NEARLY_SHARE ? 'care' : 'stop';
  say('tank-too-young', severity, () =>
    sentence(
      `${aName(name)} ${verb(name, 'needs', 'need')} a tank at least ${months(need)} old; yours is ${months(age)}.`,
    ),
  );
}
