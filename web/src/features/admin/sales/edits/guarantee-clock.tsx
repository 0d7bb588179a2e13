import type { ReactNode } from 'react';
import type { Order } from '@reef/domain/orders/order';
import { useNow } from '#platform/clock.ts';
import { GuaranteeText } from '#ui/orders/guarantee-text.tsx';

/** The guarantee of a filled order, ticking every second (GUAR-03); all rows share one timer. */
export function GuaranteeClock({ order }: { order: Order }): ReactNode {
  return <GuaranteeText order={order} now={useNow('second')} />;
}
