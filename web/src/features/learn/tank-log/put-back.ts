import { replaced, type TankLog, type Treatment } from '#state/tank-log/tank-log.ts';

/**
 * The list as it is `now`, with the items restored that one change removed or altered in `before`,
 * and without those that it added.
 * @param after the list that the change made from `before`; unchanged items are the same objects.
 * @param restored an altered item without the alteration; by default as it was before.
 */
export function putBack<T extends { id: string }>(
  now: readonly T[],
  before: readonly T[],
  after: readonly T[],
  restored: (now: T, before: T, after: T) => T = (_, entry) => entry,
): T[] {
  const untouched = new Set(after);
  const known = new Set(before.map(({ id }) => id));
  const added = new Set(after.map(({ id }) => id).filter((id) => !known.has(id)));
  return before.reduce<T[]>(
    (list, entry, at) => {
      if (untouched.has(entry)) return list;
      const present = list.find(({ id }) => id === entry.id);
      const altered = after.find(({ id }) => id === entry.id);
      if (altered === undefined) {
        return present === undefined ? list.toSpliced(at, 0, entry) : replaced(list, entry);
      }
      // What was altered, and then removed, stays removed.
      return present === undefined ? list : replaced(list, restored(present, entry, altered));
    },
    now.filter(({ id }) => !added.has(id)),
  );
}

/** A value as it is now, or as it was before a change that altered it. */
function valueWithout<T>(now: T, before: T, after: T): T {
  return before === after ? now : before;
}

/** A course as it is `now` without what one change did to its end, its duration or its rows. */
function restoredCourse(now: Treatment, before: Treatment, after: Treatment): Treatment {
  const endedOn = valueWithout(now.endedOn, before.endedOn, after.endedOn);
  if (now.kind === 'copper' && before.kind === 'copper' && after.kind === 'copper') {
    const days = valueWithout(now.days, before.days, after.days);
    return { ...now, endedOn, days, tests: putBack(now.tests, before.tests, after.tests) };
  }
  if (now.kind === 'transfer' && before.kind === 'transfer' && after.kind === 'transfer') {
    return { ...now, endedOn, moves: putBack(now.moves, before.moves, after.moves) };
  }
  if (now.kind === 'observation' && before.kind === 'observation' && after.kind === 'observation') {
    const days = valueWithout(now.days, before.days, after.days);
    return { ...now, endedOn, days, looks: putBack(now.looks, before.looks, after.looks) };
  }
  return before;
}

/** The log as it is `now` without the one change that made `after` from `before`. */
export function withoutChange(now: TankLog, before: TankLog, after: TankLog): TankLog {
  return {
    version: 1,
    treatments: putBack(now.treatments, before.treatments, after.treatments, restoredCourse),
    tests: putBack(now.tests, before.tests, after.tests),
    animals: putBack(now.animals, before.animals, after.animals),
    tasks: putBack(now.tasks, before.tasks, after.tasks),
  };
}
