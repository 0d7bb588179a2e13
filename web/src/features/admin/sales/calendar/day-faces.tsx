import type { SalesTotal } from '@reef/domain/orders/sales/calendar';
import type { DeliveryTotal } from '@reef/domain/orders/sales/sales-days';
import { formatCents, toDollars } from '@reef/domain/shared/money';
import { ShippingMethod } from '@reef/domain/shipping/method';
import { countText } from '@reef/domain/shared/count-text';
import type { DayFace } from './month-grid.tsx';

const COMPACT = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumSignificantDigits: 3,
});

/** Short names of the delivery methods. */
const METHOD_WORDS: Record<ShippingMethod, string> = {
  overnight: 'carrier',
  local: 'local',
  pickup: 'pickup',
};

/** `2 carrier, 1 pickup`; empty if there is none. */
export function methodsText(methods: Partial<Record<ShippingMethod, number>>): string {
  return ShippingMethod.options
    .filter((method) => (methods[method] ?? 0) > 0)
    .map((method) => `${methods[method]} ${METHOD_WORDS[method]}`)
    .join(', ');
}

/** `1 delivery`, `4 deliveries`. */
export function deliveriesText(count: number): string {
  return countText(count, 'delivery', 'deliveries');
}

const UNKNOWN: DayFace = { isMarked: false, label: 'not known', lines: null };

/** A day's paid total and its number of orders (CAL-02); null if that is not known. */
export function salesFace(total: SalesTotal | null): DayFace {
  if (total === null) return UNKNOWN;
  const { cents, count } = total;
  return {
    isMarked: count > 0,
    label: `${formatCents(cents)}, ${countText(count, 'order')}`,
    lines: (
      <>
        <span aria-hidden="true" className="day-total figures">
          <span className="sm:hidden">{COMPACT.format(toDollars(cents))}</span>
          <span className="hidden sm:inline">{formatCents(cents)}</span>
        </span>
        <span aria-hidden="true" className="day-count figures">
          <span>{count}</span>
          <span className="hidden sm:inline">{count === 1 ? ' order' : ' orders'}</span>
        </span>
      </>
    ),
  };
}

/** How many orders arrive on a day, by which method (SHIP-04); null if that is not known. */
export function deliveriesFace(total: DeliveryTotal | null): DayFace {
  if (total === null) return UNKNOWN;
  const { count, methods } = total;
  const words = methodsText(methods);
  return {
    isMarked: count > 0,
    label: words === '' ? deliveriesText(count) : `${deliveriesText(count)}, ${words}`,
    lines: (
      <>
        <span aria-hidden="true" className="day-total figures">
          <span>{count}</span>
          <span className="hidden sm:inline">{count === 1 ? ' delivery' : ' deliveries'}</span>
        </span>
        <span aria-hidden="true" className="day-count figures hidden sm:inline">
          {words}
        </span>
      </>
    ),
  };
}
