import { useEffect, type ReactNode } from 'react';
import { deliveryText } from '@reef/domain/orders/delivery/delivery';
import { GUARANTEE_LABELS } from '@reef/domain/orders/delivery/guarantee';
import { Order } from '@reef/domain/orders/order';
import { useLiveDocument, type LiveDocument } from '#platform/data/live-document.ts';
import { Button } from '#ui/forms/button.tsx';
import { WarningIcon } from '#ui/layout/icons.tsx';
import {
  resolveEdit,
  forgetEdit,
  isOfEarlierPage,
  refuseEdit,
  useOrderEdits,
  type OrderEdit,
} from './edit-outbox.ts';
import { failureOf } from './order-edits.ts';

function stateText(order: Order): string {
  const delivery = order.is_fulfilled ? `Filled, ${deliveryText(order)}` : 'Not filled';
  return `${delivery}. ${GUARANTEE_LABELS[order.guarantee_status]}.`;
}

function reasonText(edit: OrderEdit, live: LiveDocument<Order>): string {
  if (live.phase === 'missing') return 'The order was deleted meanwhile.';
  const isOvertaken = live.data !== null && live.data.revision >= edit.revision;
  return isOvertaken
    ? 'Another admin changed this order meanwhile, so your change was not saved over theirs.'
    : 'The server refused it.';
}

function Refused({ edit, live }: { edit: OrderEdit; live: LiveDocument<Order> }): ReactNode {
  return (
    <div role="alert" className="note note-warning flex-wrap items-start">
      <WarningIcon className="size-5 flex-none" />
      <div className="grid flex-1 basis-56 gap-1">
        <p className="font-semibold">
          {failureOf(edit.kind)}: order {edit.orderNumber}
        </p>
        <p>{reasonText(edit, live)}</p>
        {live.data !== null && <p>The order now says: {stateText(live.data)}</p>}
      </div>
      <Button kind="secondary" className="max-sm:ms-8" onClick={() => forgetEdit(edit.id)}>
        Understood
      </Button>
    </div>
  );
}

/** Watches the order of one edit; after a reload only the order shows the outcome. */
function EditWatch({ edit }: { edit: OrderEdit }): ReactNode {
  const live = useLiveDocument(`orders/${edit.orderId}`, Order);
  const isSettled = !live.isPending && !live.isFromCache && live.phase !== 'loading';
  useEffect(() => {
    if (!isSettled || !isOfEarlierPage(edit)) return;
    if (resolveEdit(edit, live.data) === 'taken') forgetEdit(edit.id);
    else refuseEdit(edit.id);
  }, [edit, isSettled, live.data]);
  return edit.state === 'refused' ? <Refused edit={edit} live={live} /> : null;
}

/** What waits for signal, and what another admin was faster with (SOLD-11). */
export function EditNotices(): ReactNode {
  const edits = useOrderEdits();
  const waiting = edits.filter((edit) => edit.state === 'waiting').length;
  return (
    <div className="grid gap-3 empty:hidden">
      {waiting > 0 && (
        <output className="note note-info">
          {waiting} {waiting === 1 ? 'change is' : 'changes are'} waiting to sync. You can close the
          app; they are kept on this device.
        </output>
      )}
      {edits.map((edit) => (
        <EditWatch key={edit.id} edit={edit} />
      ))}
    </div>
  );
}
