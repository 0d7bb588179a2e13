import { useEffect, useState } from 'react';
import { countDocuments } from '../../platform/database.ts';
import { useIsOnline } from '../../platform/online.ts';

let known: number | null = null;

/** How many orders there are, counted by the server; the last known number without a network. */
export function useOrderCount(): number | null {
  const [count, setCount] = useState(known);
  const isOnline = useIsOnline();
  useEffect(() => {
    if (!isOnline) return undefined;
    let isCurrent = true;
    countDocuments({ collection: 'orders' })
      .then((counted) => {
        known = counted;
        if (isCurrent) setCount(counted);
        return counted;
      })
      .catch(() => null);
    return () => {
      isCurrent = false;
    };
  }, [isOnline]);
  return count;
}
