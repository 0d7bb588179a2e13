import { replaced, type TankLog, type Treatment } from '#state/tank-log/tank-log.ts';

/**
 * An entry as it is `now`, with the fields restored that one change altered in `before`, and that
 * nothing has altered since.
 */
function fieldsWithout<T extends object>(now: T, before: T, after: T): T {
  const entry = { ...now };
  // A field that only one of them has counts too.
  for (const key in { ...after, ...before }) {
    if (before[key] !== after[key] && now[key] === after[key]) entry[key] = before[key];
  }
  return entry;
}

/**
 * The list as it is `now`, with the items restored that one change removed or altered in `before`,
 * and without those that it added.
 * @param after the list that the change made from `before`. Items are compared by value: a file's
 * change makes new objects of all of them.
 * @param restored an altered item without the alteration; by default its other fields stay.
 */
export function putBack<T extends { id: string }>(
  now: readonly T[],
  before: readonly T[],
  after: readonly T[],
  restored: (now: T, before: T, after: T) => T = fieldsWithout,
): T[] {
  const untouched = new Set(after.map((each) => JSON.stringify(each)));
  const known = new Set(before.map(({ id }) => id));
  const added = new Set(after.map(({ id }) => id).filter((id) => !known.has(id)));
  return before.reduce<T[]>(
    (list, entry, at) => {
      if (untouched.has(JSON.stringify(entry))) return list;
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

/** A course as it is `now` without what one change did to its fields or its rows. */
function restoredCourse(now: Treatment, before: Treatment, after: Treatment): Treatment {
  if (now.kind === 'copper' && before.kind === 'copper' && after.kind === 'copper') {
    const tests = putBack(now.tests, before.tests, after.tests);
    return { ...fieldsWithout(now, before, after), tests };
  }
  if (now.kind === 'transfer' && before.kind === 'transfer' && after.kind === 'transfer') {
    const moves = putBack(now.moves, before.moves, after.moves);
    return { ...fieldsWithout(now, before, after), moves };
  }
  if (now.kind === 'observation' && before.kind === 'observation' && after.kind === 'observation') {
    const looks = putBack(now.looks, before.looks, after.looks);
    return { ...fieldsWithout(now, before, after), looks };
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
