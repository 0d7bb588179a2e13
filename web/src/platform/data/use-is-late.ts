import { useEffect, useState } from 'react';

/** How long the server may take to confirm what this device has kept before a screen speaks of it. */
const PATIENCE_MS = 2500;

/** Whether something has been waited for so long that the screen should say so. */
export function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  if (!isWaiting && isLate) setIsLate(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isLate;
}
