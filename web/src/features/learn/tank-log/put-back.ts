import { replaced, type TankLog } from '#state/tank-log/tank-log.ts';

/**
 * The list as it is `now`, with the items restored that one change removed or altered in `before`.
 * @param after the list that the change made from `before`; unchanged items are the same objects.
 */
export function putBack<T extends { id: string }>(
  now: readonly T[],
  before: readonly T[],
  after: readonly T[],
): T[] {
  const untouched = new Set(after);
  return before.reduce<T[]>(
    (list, entry, at) => {
      if (untouched.has(entry)) return list;
      const isThere = list.some(({ id }) => id === entry.id);
      return isThere ? replaced(list, entry) : list.toSpliced(at, 0, entry);
    },
    [...now],
  );
}

/** The log as it is `now` without the one change that made `after` from `before`. */
export function withoutChange(now: TankLog, before: TankLog, after: TankLog): TankLog {
  return {
    version: 1,
    treatments: putBack(now.treatments, before.treatments, after.treatments),
    tests: putBack(now.tests, before.tests, after.tests),
    animals: putBack(now.animals, before.animals, after.animals),
    tasks: putBack(now.tasks, before.tasks, after.tasks),
  };
}
