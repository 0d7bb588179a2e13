import type { ReactNode } from 'react';
import type { Order } from '@reef/domain/orders/order';
import { useNow } from '#platform/clock.ts';
import { GuaranteeCountdown } from '#ui/orders/guarantee-countdown.tsx';

/** The guarantee of a filled order, ticking every second (GUAR-03); all rows share one timer. */
export function GuaranteeClock({ order }: { order: Order }): ReactNode {
  return <GuaranteeCountdown order={order} now={useNow('second')} />;
}
