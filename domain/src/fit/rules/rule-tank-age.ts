import { reason, type Reason } from '@reef/domain/fit/reason';
import type { Question } from './subject.ts';
import { aName, months, sentence, verb } from './words.ts';

/** A cycle takes four to eight weeks (course, `cycle-length`); before the first month none is over. */
const CYCLE_MONTHS = 1;
/** From here on waiting is a matter of weeks. */
const NEARLY_SHARE = 0.75;

/** Tank age: the cycle, and what a species needs grown in. */
export function tankAgeRule({ animal, facts, water }: Question, found: Reason[]): void {
  const { min_tank_age_months: need } = facts.care;
  const age = water.age_months;
  if (age === null) {
    const severity = need === undefined || need > CYCLE_MONTHS ? 'care' : 'note';
    const text =
      'We do not know how old your tank is; the cycle has to be over before anything goes in.';
    found.push(reason('unknown-tank', severity, text));
    return;
  }
  if (age < CYCLE_MONTHS) {
    const text =
      'In its first weeks a tank goes through its cycle; wait until ammonia and nitrite read zero.';
    found.push(reason('tank-not-cycled', 'care', text));
  }
  if (need === undefined || age >= need) return;
  const { name } = animal;
  const text = `${aName(name)} ${verb(name, 'needs', 'need')} a tank at least ${months(need)} old; yours is ${months(age)}.`;
  const severity = age >= need * NEARLY_SHARE ? 'care' : 'stop';
  found.push(reason('tank-too-young', severity, sentence(text)));
}
