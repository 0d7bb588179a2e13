import type { ReactNode } from 'react';
import { recognizeTracking } from '@reef/domain/orders/delivery/tracking-number';
import { Button } from '#ui/forms/button.tsx';
import { InfoIcon } from '#ui/layout/icons.tsx';
import { openingFor } from '#features/admin/sales/list/opening-query.ts';
import { passFocusTo } from '#ui/layout/pass-focus-on.ts';
import { useSearchParams } from '#ui/routing/use-search-params.ts';

/** A tracking number that was shared to the app and waits for its order; null if there is none. */
export type SharedParcel = { tracking: string | null; forget: () => void };

/** The tracking number in the address, from the phone's share sheet (PWA-01). */
export function useSharedParcel(): SharedParcel {
  const [params, setParams] = useSearchParams();
  const { tracking } = openingFor(params);
  const forget = () => {
    if (tracking === null) return;
    setParams({ tab: 'existing', show: 'Sold' }, { replace: true });
  };
  return { tracking, forget };
}

/** From the note, which goes with its button, to the search of the orders; the calendar has none. */
const passFocusToSearch = passFocusTo('[type=search]', 'button');

/** Says which number waits, and what to do with it. */
export function SharedNote({ tracking, forget }: SharedParcel): ReactNode {
  if (tracking === null) return null;
  const { carrier } = recognizeTracking(tracking);
  return (
    <output ref={passFocusToSearch} className="note note-info">
      <InfoIcon className="size-5 flex-none" />
      <span className="grid flex-1 gap-1">
        <strong className="font-semibold">
          {carrier} number <span className="figures break-all">{tracking}</span>
        </strong>
        <span>Tick the order it belongs to: the number is filled in for you.</span>
      </span>
      <Button kind="secondary" size="small" className="self-start" onClick={forget}>
        Forget it
      </Button>
    </output>
  );
}
