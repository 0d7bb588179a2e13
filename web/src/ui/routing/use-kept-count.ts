import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The counts of this document's history entries. */
const kept = new Map<string, number>();

/**
 * How much of a list is shown. Back at a history entry it is as much as was shown there, so that the
 * list is as long as it was left. It is in memory only.
 * @param list names the list among those of its page, with what it was filtered by: another name
 * begins with `first` again.
 */
export function useKeptCount(list: string, first: number): [number, (count: number) => void] {
  const { key } = useLocation();
  const name = `${key} ${list}`;
  const [held, setHeld] = useState(() => ({ list, count: kept.get(name) ?? first }));
  const count = held.list === list ? held.count : (kept.get(name) ?? first);
  // In an effect: a change of the query alone makes a new entry, while the list stays.
  useEffect(() => {
    if (count > first) kept.set(name, count);
  }, [name, count, first]);
  return [count, (next) => setHeld({ list, count: next })];
}
