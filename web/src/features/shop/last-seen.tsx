import type { ReactNode } from 'react';
import { useCatalogue } from '#state/catalogue/catalogue.ts';
import { useNow } from '#platform/clock.ts';
import { useIsOnline } from '#platform/device/online.ts';
import { MINUTE_MS } from '@reef/domain/shared/time';

const STEPS = [
  { unit: 'day', ms: 24 * 60 * MINUTE_MS },
  { unit: 'hour', ms: 60 * MINUTE_MS },
  { unit: 'minute', ms: MINUTE_MS },
] as const;

/** How long ago something was, in words: `3 hours ago`, `just now`. */
export function agoWords(then: Date, now: Date): string {
  const passedMs = now.getTime() - then.getTime();
  const step = STEPS.find(({ ms }) => passedMs >= ms);
  if (step === undefined) return 'just now';
  const words = new Intl.RelativeTimeFormat('en-US', { numeric: 'always' });
  return words.format(-Math.floor(passedMs / step.ms), step.unit);
}

/** Offline, says how old the stock on screen is (PWA-02). */
export function LastSeen(): ReactNode {
  const { asOf } = useCatalogue();
  const isOnline = useIsOnline();
  const now = useNow('minute');
  if (isOnline || asOf === null) return null;
  return (
    <p className="mb-4 text-sm text-sun">
      Stock as last seen {agoWords(asOf, now)}. It is counted again once you are online.
    </p>
  );
}
