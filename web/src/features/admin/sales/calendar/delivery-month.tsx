import { useCallback, useState, type ReactNode } from 'react';
import type { Month } from '@reef/domain/orders/sales/calendar';
import { clockIn, type Day } from '@reef/domain/shipping/day';
import type { DeliveryTotal, MonthDeliveries } from '@reef/domain/orders/sales/sales-days';
import { useNow } from '#platform/clock.ts';
import { Card } from '#ui/layout/card.tsx';
import { afterPress } from '#features/admin/after-press.ts';
import { ArrivalsDialog } from './arrivals-dialog.tsx';
import { deliveriesFace, deliveriesText, methodsText } from './day-faces.tsx';
import { MonthGrid } from './month-grid.tsx';
import { totalOfDay } from './total-of-day.ts';

const NOTHING: DeliveryTotal = { count: 0, methods: {} };

/** A month's deliveries by day; a day opens the list of its arrivals (SHIP-04). */
export function DeliveryMonth({
  month,
  timeZone,
  deliveries,
  isDeviceCopy,
}: {
  month: Month;
  /** The shop's; null while it is unknown. */
  timeZone: string | null;
  /** Null until they are known. */
  deliveries: MonthDeliveries | null;
  isDeviceCopy: boolean;
}): ReactNode {
  const now = useNow('minute');
  const today = timeZone === null ? null : clockIn(timeZone, now).day;
  const [openDay, setOpenDay] = useState<Day | null>(null);
  const open = useCallback((day: Day) => afterPress(() => setOpenDay(day)), []);
  const totalOf = useCallback(
    (day: Day) => totalOfDay({ totals: deliveries, isDeviceCopy }, day, NOTHING),
    [deliveries, isDeviceCopy],
  );
  const faceOf = useCallback((day: Day) => deliveriesFace(totalOf(day)), [totalOf]);
  return (
    <>
      <section
        aria-labelledby="month-deliveries"
        aria-busy={deliveries === null}
        className="grid gap-2"
      >
        <h3 id="month-deliveries" className="text-base">
          Deliveries of the month
        </h3>
        <p className="surface-quiet px-4 py-3 sm:max-w-md">
          <span className="figures block text-xl font-semibold text-foam">
            {deliveries === null ? '…' : deliveriesText(deliveries.count)}
          </span>
          <span className="text-sm text-haze">{methodsText(deliveries?.methods ?? {})}</span>
        </p>
      </section>
      <Card className="p-2 sm:p-5">
        <MonthGrid month={month} today={today} faceOf={faceOf} mark={null} onDay={open} />
      </Card>
      <p className="text-sm text-haze">
        Paid orders by the day they arrive, in the shop’s own calendar. Orders without a chosen day
        are not in it.
      </p>
      {openDay !== null && (
        <ArrivalsDialog day={openDay} total={totalOf(openDay)} onClose={() => setOpenDay(null)} />
      )}
    </>
  );
}
