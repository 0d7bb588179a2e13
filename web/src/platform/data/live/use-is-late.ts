import { useEffect, useState } from 'react';

/** How long the server may take to confirm this device's data before a screen mentions it. */
const PATIENCE_MS = 2500;

/** Whether something has taken so long that the screen should say so. */
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
