import { useMemo, useState, type ReactNode } from 'react';
import type { Order } from '@reef/domain/orders/order';
import { DEFAULT_SALES_QUERY, type SalesQuery } from '@reef/domain/orders/sales/sales-view';
import { LinkButton } from '#ui/forms/button.tsx';
import { SegmentedToggle } from '#ui/forms/segmented-toggle.tsx';
import { useShopSettings } from '#state/settings/shop-settings.ts';
import { passFocusTo } from '#ui/layout/pass-focus-on.ts';
import { useOrderCounts } from './order-counts.ts';
import { afterPress } from '#features/admin/after-press.ts';
import { useConfirm } from '#ui/overlays/confirm.tsx';
import { DeleteSpecifiedButton } from './edits/delete-specified-button.tsx';
import { EditNotices } from './edits/edit-notices.tsx';
import { ExportButton } from './list/export-button.tsx';
import { FillDialog } from './edits/fill-dialog.tsx';
import { GuaranteeDialog } from './edits/guarantee-dialog.tsx';
import { useOrderEditing } from './edits/order-edits.ts';
import { PackingSlips } from './edits/packing-slip.tsx';
import { SalesCalendar } from './calendar/sales-calendar.tsx';
import { SalesFilters } from './list/sales-filters.tsx';
import { useSoldView } from './kept-view.ts';
import { SALES_MESSAGES } from './sales-messages.ts';
import type { SalesHandlers } from './list/sales-row-handlers.ts';
import { SalesResults } from './list/sales-results.tsx';
import './sales.css';
import { SharedNote, type SharedParcel, useSharedParcel } from './scan/shared-parcel.tsx';
import { useSalesList } from './list/use-sales-list.ts';
import { useDebouncedSearch } from './list/use-debounced-search.ts';

const MODES = [
  { value: 'table', label: 'Table' },
  { value: 'calendar', label: 'Calendar' },
] as const;

/** From a pressed day of the calendar to the days that the table shows. */
const passFocusToRange = passFocusTo('.range-note', '.day-field input');

/** The open dialog about an order. */
type Opened = { what: 'fill' | 'guarantee' | 'slip'; order: Order } | null;

function useHandlers(): { opened: Opened; close: () => void; handlers: SalesHandlers } {
  const confirm = useConfirm();
  const { unfill, deliver, undeliver } = useOrderEditing();
  const [opened, setOpened] = useState<Opened>(null);
  // The same object as long as the list is mounted, so that its rows do not render again.
  const handlers = useMemo<SalesHandlers>(() => {
    const open = (next: Opened) => afterPress(() => setOpened(next));
    const askUnfill = async (order: Order) => {
      const isSure = await confirm({
        title: SALES_MESSAGES.unfillQuestion,
        text: order.order_number,
        confirmLabel: 'Mark as not filled',
      });
      if (isSure) unfill(order);
    };
    return {
      onTick: (order) => {
        if (order.is_fulfilled) void askUnfill(order);
        else open({ what: 'fill', order });
      },
      onGuarantee: (order) => open({ what: 'guarantee', order }),
      onSlip: (order) => open({ what: 'slip', order }),
      onDelivered: deliver,
      onNotDelivered: undeliver,
    };
  }, [confirm, unfill, deliver, undeliver]);
  return { opened, close: () => setOpened(null), handlers };
}

function Opening({
  opened,
  parcel,
  close,
}: {
  opened: Opened;
  parcel: SharedParcel;
  close: () => void;
}): ReactNode {
  const { fill, setGuarantee } = useOrderEditing();
  // From the start: a filling needs them.
  const settings = useShopSettings();
  if (opened === null) return null;
  const { what, order } = opened;
  if (what === 'slip') return <PackingSlips orders={[order]} onDone={close} />;
  if (what === 'guarantee') {
    const save = (...edit: Parameters<typeof setGuarantee>) => {
      setGuarantee(...edit);
      close();
    };
    return <GuaranteeDialog order={order} onSave={save} onClose={close} />;
  }
  const save = (...edit: Parameters<typeof fill>) => {
    fill(...edit);
    parcel.forget();
    close();
  };
  return (
    <FillDialog
      order={order}
      settings={settings}
      shared={parcel.tracking}
      onSave={save}
      onClose={close}
    />
  );
}

function SoldTable({
  query,
  parcel,
  onQuery,
}: {
  query: SalesQuery;
  parcel: SharedParcel;
  onQuery: (query: SalesQuery) => void;
}): ReactNode {
  const list = useSalesList(useDebouncedSearch(query));
  const { opened, close, handlers } = useHandlers();
  return (
    <>
      <SalesFilters query={query} counts={useOrderCounts()} onQuery={onQuery} />
      <SalesResults list={list} query={query} onQuery={onQuery} {...handlers} />
      <Opening opened={opened} parcel={parcel} close={close} />
    </>
  );
}

/** The sold orders: Table or Calendar (SOLD-01). */
export default function SoldView(): ReactNode {
  const [{ mode, query }, change] = useSoldView();
  const parcel = useSharedParcel();
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SegmentedToggle
          label="Sold view"
          value={mode}
          options={MODES}
          onChange={(chosen) => change({ mode: chosen })}
        />
        <LinkButton kind="secondary" to="/packing">
          What to pack today
        </LinkButton>
      </div>
      <SharedNote {...parcel} />
      {mode === 'table' ? (
        <>
          <SoldTable query={query} parcel={parcel} onQuery={(asked) => change({ query: asked })} />
          <div className="flex flex-wrap justify-end gap-3">
            <ExportButton query={query} />
            <DeleteSpecifiedButton />
          </div>
        </>
      ) : (
        <div ref={passFocusToRange}>
          <SalesCalendar
            onSelect={(range) =>
              change({ mode: 'table', query: { ...DEFAULT_SALES_QUERY, range } })
            }
          />
        </div>
      )}
      <EditNotices />
    </div>
  );
}
