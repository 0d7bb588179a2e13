import type { Question, Say } from './subject.ts';
import { aName, months, sentence, verb } from './words.ts';

/** A cycle takes four to eight weeks (course, `cycle-length`); none is over in the first month. */
const CYCLE_MONTHS = 1;
/** From here on waiting is a matter of weeks. */
const NEARLY_SHARE = 0.75;

/** Tank age: the cycle, and what a species needs grown in. */
export function tankAgeRule({ animal, facts, water }: Question, say: Say): void {
  const { min_tank_age_months: need } = facts.care;
  const age = water.age_months;
  if (age === null) {
    const severity = need === undefined || need > CYCLE_MONTHS ? 'care' : 'note';
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
        'In its first weeks a tank goes through its cycle; wait until ammonia and nitrite read zero.',
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
