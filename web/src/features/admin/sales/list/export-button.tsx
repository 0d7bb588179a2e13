import type { ReactNode } from 'react';
import type { SalesQuery } from '@reef/domain/orders/sales/sales-view';
import { countText } from '@reef/domain/shared/count-text';
import { localDay } from '@reef/domain/shipping/day';
import { now } from '#platform/clock.ts';
import { isOnline } from '#platform/device/online.ts';
import { saveCsv } from '#platform/device/save-file.ts';
import { Button } from '#ui/forms/button.tsx';
import { useAction } from '#ui/forms/use-action.ts';
import { useToast } from '#ui/overlays/toast.tsx';
import { MAX_EXPORTED, exportFailure, readForExport, salesCsv } from './sales-export.ts';

/** Saves the filtered orders as a CSV file, loaded or not. */
export function ExportButton({ query }: { query: SalesQuery }): ReactNode {
  const toast = useToast();
  const [isBusy, save] = useAction(async () => {
    try {
      const { orders, isCut } = await readForExport(query);
      saveCsv(salesCsv(orders, now()), `reef-sales-${localDay(now())}.csv`);
      const cut = `Only the first ${MAX_EXPORTED} are in the file; choose a range of days for the others.`;
      const count = countText(orders.length, 'order');
      toast({ title: `${count} exported`, ...(isCut && { text: cut }) });
    } catch {
      toast({ title: exportFailure(isOnline()), tone: 'error' });
    }
  });
  return (
    <Button kind="secondary" isBusy={isBusy} onClick={save}>
      Export CSV
    </Button>
  );
}
