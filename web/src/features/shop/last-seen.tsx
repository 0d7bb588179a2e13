import type { ReactNode } from 'react';
import { useCatalogue } from '#state/catalogue/catalogue.ts';
import { useNow } from '#platform/clock.ts';
import { useIsLate } from '#platform/data/live/use-is-late.ts';
import { useIsOnline } from '#platform/device/online.ts';
import { MINUTE_MS } from '@reef/domain/shared/time';

const STEPS = [
  { unit: 'day', ms: 24 * 60 * MINUTE_MS },
  { unit: 'hour', ms: 60 * MINUTE_MS },
  { unit: 'minute', ms: MINUTE_MS },
] as const;

/** How long ago something was, in words: `3 hours ago`, `just now`; short ones: `3 hr. ago`. */
export function agoWords(then: Date, now: Date, style: 'long' | 'short' = 'long'): string {
  const passedMs = now.getTime() - then.getTime();
  const step = STEPS.find(({ ms }) => passedMs >= ms);
  if (step === undefined) return 'just now';
  const words = new Intl.RelativeTimeFormat('en-US', { numeric: 'always', style });
  return words.format(-Math.floor(passedMs / step.ms), step.unit);
}

/**
 * Says how old the stock on screen is while nothing newer arrives: offline, or with a signal so weak
 * that the server does not answer (PWA-02). It never takes a line of its own, so that a signal that
 * comes and goes moves nothing: beside a long count, as on a phone with filters set, it is shorter.
 */
export default function LastSeen(): ReactNode {
  const { asOf, isFromCache } = useCatalogue();
  const isOnline = useIsOnline();
  const isLate = useIsLate(isFromCache);
  const now = useNow('minute');
  if ((isOnline && !isLate) || asOf === null) return null;
  return (
    <span className="@container min-w-0 flex-1 text-sun">
      <span className="hidden truncate @min-[15rem]:block">{`Stock as last seen ${agoWords(asOf, now)}`}</span>
      <span className="block truncate @min-[15rem]:hidden">{`Seen ${agoWords(asOf, now, 'short')}`}</span>
    </span>
  );
}
