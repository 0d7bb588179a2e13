import { useSyncExternalStore, type ReactNode } from 'react';
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

/** A clock, as a store of the present moment. */
type Clock = {
  get: () => Date;
  getInitial: () => Date;
  subscribe: (listener: () => void) => () => void;
};

/**
 * The guarantee of a filled order (GUAR-03), ticking with its clock: the same words for owner and
 * buyer.
 * @param clock the one of seconds, whose timer all orders on the page share.
 */
export function GuaranteeCountdown({ order, clock }: { order: Order; clock: Clock }): ReactNode {
  const now = useSyncExternalStore(clock.subscribe, clock.get, clock.getInitial);
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
