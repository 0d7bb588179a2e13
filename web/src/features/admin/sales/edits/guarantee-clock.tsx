import type { ReactNode } from 'react';
import { guaranteeLabel, guaranteeTimer, type GuaranteeLabel } from '@reef/domain/orders/guarantee';
import type { Order } from '@reef/domain/orders/order';
import { useNow } from '#platform/clock.ts';

const LOOKS: Record<GuaranteeLabel['look'], string> = {
  good: 'text-kelp',
  calm: 'text-kelp',
  urgent: 'text-alarm',
  flashing: 'text-alarm flashing',
  bad: 'text-alarm',
};

/** The guarantee of a filled order, ticking every second (GUAR-03); all rows share one timer. */
export function GuaranteeClock({ order }: { order: Order }): ReactNode {
  const now = useNow('second');
  const { label, countdown, look } = guaranteeLabel(guaranteeTimer(order), now);
  return (
    <span className="block text-xs">
      <span className="block text-haze">{label}</span>
      {countdown !== null && (
        <span className={`figures font-semibold whitespace-nowrap ${LOOKS[look]}`}>
          {countdown}
        </span>
      )}
    </span>
  );
}
