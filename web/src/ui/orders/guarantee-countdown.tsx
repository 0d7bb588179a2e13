import type { ReactNode } from 'react';
import {
  guaranteeLabel,
  guaranteeTimer,
  type GuaranteeLabel,
} from '@reef/domain/orders/delivery/guarantee';
import type { Order } from '@reef/domain/orders/order';

const LOOKS: Record<GuaranteeLabel['look'], string> = {
  good: 'text-kelp',
  calm: 'text-kelp',
  urgent: 'text-alarm',
  flashing: 'text-alarm flashing',
  bad: 'text-alarm',
};

/**
 * The guarantee of a filled order at a given time (GUAR-03): the same words for owner and buyer.
 */
export function GuaranteeCountdown({ order, now }: { order: Order; now: Date }): ReactNode {
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
