import type { TankLog, LogAnimal, LogTask, Treatment } from '#state/tank-log/tank-log.ts';
import { copperStatus, observationStatus, transferStatus } from './courses/courses.ts';
import { formatWeekdayTime } from '#ui/format-date.ts';
import { hoursBetween } from './hours.ts';
import { addDays, daysBetween, localDay } from '@reef/domain/shipping/day';

/** Something to do. `isLate`: it should have been done before today. */
export type Due = {
  id: string;
  text: string;
  isLate: boolean;
  /** The page it is ticked on. */
  page: 'treatment-tracker' | 'tank-log';
};

/** A move is announced this many hours before its latest time. */
const MOVE_NOTICE_HOURS = 24;

function treatmentDue(treatment: Treatment, now: Date): Due[] {
  if (treatment.endedOn !== null) return [];
  const today = localDay(now);
  const due = (text: string, isLate = false): Due[] => [
    { id: treatment.id, text, isLate, page: 'treatment-tracker' },
  ];
  if (treatment.kind === 'copper') {
    const { phase, isTestedToday } = copperStatus(treatment, today);
    if (phase === 'done')
      return due(`${treatment.name}: ${treatment.days} days of copper are held`);
    return isTestedToday ? [] : due(`${treatment.name}: test copper`, phase === 'unknown');
  }
  if (treatment.kind === 'transfer') {
    const { nextBy, isLate, isDone } = transferStatus(treatment, now);
    if (isDone) return due(`${treatment.name}: the transfers are complete`);
    if (nextBy === null) return [];
    if (isLate) return due(`${treatment.name}: move now, the time is over`, true);
    if (hoursBetween(now, nextBy) > MOVE_NOTICE_HOURS) return [];
    return due(`${treatment.name}: move by ${formatWeekdayTime(nextBy)}`);
  }
  const { isDone, isLookedToday, day } = observationStatus(treatment, today);
  if (isDone) return due(`${treatment.name}: the watch is over`);
  return isLookedToday
    ? []
    : due(`${treatment.name}: look closely, day ${day} of ${treatment.days}`);
}

/**
 * The last day of an animal's quarantine, and from what it is counted; null if it has none, or has
 * left it. The last arrival of its kind begins the count for all, because it may have brought
 * parasites into the same water, even if it has left or died since. Of one kind are those with the
 * same length of quarantine, unless the log knows that they are not: in doubt it asks for more days.
 * It knows neither signs of disease nor doses of medicine, so its words name them.
 */
export function quarantineOf(
  animal: LogAnimal,
  animals: readonly LogAnimal[],
): { end: string; countedFrom: string } | null {
  const { kind, quarantineDays, movedOn, diedOn } = animal;
  if (quarantineDays === null || movedOn !== null || diedOn !== undefined) return null;
  const last = animals
    .filter((each) => each.quarantineDays === quarantineDays)
    .filter((each) => (each.kind ?? kind) === (kind ?? each.kind))
    .reduce((latest, each) => (each.arrivedOn > latest.arrivedOn ? each : latest), animal);
  return {
    end: addDays(last.arrivedOn, quarantineDays),
    countedFrom: last === animal ? 'its arrival' : `the arrival of ${last.name}`,
  };
}

/** The day a task is due; a task that was never done is due now. */
export function taskDueOn({ everyDays, lastDoneOn }: LogTask, today: string): string {
  return lastDoneOn === null ? today : addDays(lastDoneOn, everyDays);
}

/** What is due today: treatments, quarantine and repeating tasks; overdue ones first. */
export function dueToday(log: TankLog, now: Date): Due[] {
  const today = localDay(now);
  const animals = log.animals.flatMap((animal): Due[] => {
    const quarantine = quarantineOf(animal, log.animals);
    if (quarantine === null || quarantine.end > today) return [];
    const text = `${animal.name}: quarantine is over, counted from ${quarantine.countedFrom}, if nothing was seen or dosed since`;
    return [{ id: animal.id, text, isLate: false, page: 'tank-log' }];
  });
  const tasks = log.tasks.flatMap((task): Due[] => {
    const late = daysBetween(taskDueOn(task, today), today);
    if (late < 0) return [];
    return [{ id: task.id, text: task.title, isLate: late > 0, page: 'tank-log' }];
  });
  const all = [...log.treatments.flatMap((each) => treatmentDue(each, now)), ...animals, ...tasks];
  return all.toSorted((a, b) => Number(b.isLate) - Number(a.isLate));
}
