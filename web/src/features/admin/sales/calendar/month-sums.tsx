import type { ReactNode } from 'react';
import { formatCents } from '@reef/domain/shared/money';
import type { SalesTotal } from '@reef/domain/orders/sales/calendar';

function Sum({ label, value }: { label: string; value: string }): ReactNode {
  return (
    <div className="surface-quiet px-4 py-3">
      <dt className="text-xs text-haze">{label}</dt>
      <dd className="figures text-xl font-semibold text-foam">{value}</dd>
    </div>
  );
}

/** Revenue and Orders of the month, under 'Monthly total' (CAL-02); null until known. */
export function MonthSums({ totals }: { totals: SalesTotal | null }): ReactNode {
  return (
    <section aria-labelledby="monthly-total" aria-busy={totals === null} className="grid gap-2">
      <h3 id="monthly-total" className="text-base">
        Monthly total
      </h3>
      <dl className="grid grid-cols-2 gap-3 sm:max-w-md">
        <Sum label="Revenue" value={totals === null ? '…' : formatCents(totals.cents)} />
        <Sum label="Orders" value={totals === null ? '…' : String(totals.count)} />
      </dl>
    </section>
  );
}
