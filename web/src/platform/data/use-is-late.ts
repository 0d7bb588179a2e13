import { useEffect, useState } from 'react';

/** How long the server may take to confirm what this device has kept before a screen speaks of it. */
const PATIENCE_MS = 2500;

/** Whether something has been waited for so long that the screen should say so. */
export function useIsLate(isWaiting: boolean, patienceMs = PATIENCE_MS): boolean {
  const [isLate, setIsLate] = useState(false);
  if (!isWaiting && isLate) setIsLate(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setIsLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, [isWaiting, patienceMs]);
  return isLate;
}
