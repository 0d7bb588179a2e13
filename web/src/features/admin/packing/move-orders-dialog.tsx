import { useState, type FormEvent, type ReactNode } from 'react';
import type { Order } from '@reef/domain/orders/order';
import { purchaserOf } from '@reef/domain/orders/sales/sales-view';
import { MAX_NOTE_LENGTH } from '@reef/domain/packing/move-calls';
import type { PackingSettings } from '@reef/domain/packing/packing-day';
import { dayWords, type Day } from '@reef/domain/shipping/day';
import { countText } from '@reef/domain/shared/count-text';
import { now, useNow } from '#platform/clock.ts';
import { useIsOnline } from '#platform/device/online.ts';
import { newId } from '#platform/ids.ts';
import { Button } from '#ui/forms/button.tsx';
import { NativeSelect } from '#ui/forms/native-select.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import { FormDialog } from '#ui/overlays/form-dialog.tsx';
import { dayToMoveTo, daysFor } from './move-days.ts';
import { noteToReuse, type SavedMove } from './saved-move.ts';
import { arrivalLabel } from './packing-messages.ts';

const USUAL_NOTE =
  'The weather on the way is not safe for living animals, so we wait for a better day.';

const CLOSED_NOTE =
  'We are closed on the day you chose, or on the day we would pack for it. So your order comes on another.';

/** Shown where the chosen day has gone, until another is chosen. */
const UNCHOSEN = { value: '', label: 'Choose a day' };

const FORM_ID = 'move-orders';

function requestOf(
  sender: Pick<SavedMove, 'userId' | 'isForClosed'>,
  orders: readonly Order[],
  day: string,
  note: string,
): SavedMove {
  return {
    ...sender,
    request: {
      request_id: newId(),
      day,
      note: note.trim(),
      orders: orders.map(({ id, revision, edit_id = null }) => ({ id, revision, edit_id })),
    },
    numbers: Object.fromEntries(orders.map(({ id, order_number }) => [id, order_number])),
  };
}

function OrderChoice({
  order,
  isChosen,
  isWaiting,
  onChoose,
}: {
  order: Order;
  isChosen: boolean;
  isWaiting: boolean;
  onChoose: (isChosen: boolean) => void;
}): ReactNode {
  return (
    <li>
      <label className="tick" data-off={isWaiting || undefined}>
        <input
          type="checkbox"
          checked={isChosen}
          disabled={isWaiting}
          onChange={(event) => onChoose(event.target.checked)}
        />
        <span className="figures grid wrap-anywhere">
          Order {order.order_number}
          <span className="text-xs font-normal text-haze">{`${purchaserOf(order)} · ${isWaiting ? 'waiting to sync' : arrivalLabel(order)}`}</span>
        </span>
      </label>
    </li>
  );
}

/**
 * Moves orders of one day and delivery method to another day, and tells their buyers why (SHIP-03).
 */
export function MoveOrdersDialog({
  orders,
  settings,
  packedOn,
  pendingIds,
  userId,
  isForClosed,
  onSend,
  onClose,
}: {
  orders: readonly Order[];
  settings: PackingSettings;
  /** The day on which they were to be packed. */
  packedOn: Day;
  /** Orders with queued changes; they cannot be moved before the server has those. */
  pendingIds: ReadonlySet<string>;
  userId: string;
  /** Moved because a date was closed, not for the weather. */
  isForClosed: boolean;
  onSend: (move: SavedMove) => void;
  onClose: () => void;
}): ReactNode {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [wanted, setDay] = useState<Day | null>(null);
  const [firstNote] = useState(
    () => noteToReuse(userId, isForClosed) ?? (isForClosed ? CLOSED_NOTE : USUAL_NOTE),
  );
  const [note, setNote] = useState(firstNote);
  const isOnline = useIsOnline();
  const minute = useNow('minute');
  const chosen = orders.filter(({ id }) => !left.has(id) && !pendingIds.has(id));
  const days = daysFor(settings, chosen, minute);
  const day = dayToMoveTo(wanted, days, settings, chosen, packedOn);
  const dayFault =
    day === undefined && days.length > 0
      ? 'These cannot be moved to the day you chose any more. Choose another.'
      : null;
  const options = days.map((value) => ({ value, label: dayWords(value) }));
  const isReady = chosen.length > 0 && day !== undefined && note.trim() !== '';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady || !isOnline || !daysFor(settings, chosen, now()).includes(day)) return;
    onSend(requestOf({ userId, isForClosed }, chosen, day, note));
  };
  const choose = (id: string, isChosen: boolean) => {
    const others = [...left].filter((each) => each !== id);
    setLeft(new Set(isChosen ? others : [...others, id]));
  };
  return (
    <FormDialog
      isOpen
      isDirty={note !== firstNote}
      title={isForClosed ? 'Move to another day' : 'Hold for weather'}
      text="Each order gets the new day, its buyer gets an email, and its timeline says so."
      onClose={onClose}
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={FORM_ID}
            disabled={!isReady || !isOnline}
          >{`Move ${countText(chosen.length, 'order')} and email the buyers`}</Button>
        </>
      }
    >
      <form id={FORM_ID} className="grid gap-5" onSubmit={submit}>
        <fieldset className="grid gap-1">
          <legend className="text-sm font-semibold text-foam">Orders to move</legend>
          <ul className="grid">
            {orders.map((order) => (
              <OrderChoice
                key={order.id}
                order={order}
                isChosen={chosen.includes(order)}
                isWaiting={pendingIds.has(order.id)}
                onChoose={(isChosen) => choose(order.id, isChosen)}
              />
            ))}
          </ul>
        </fieldset>
        {days.length === 0 ? (
          <p className="note note-warning">There is no day to which these can be moved.</p>
        ) : (
          <NativeSelect
            label="New day of arrival"
            hint="Neither Sundays nor holidays nor dates without shipping."
            error={dayFault}
            value={day ?? ''}
            options={dayFault === null ? options : [UNCHOSEN, ...options]}
            onChange={setDay}
          />
        )}
        <TextArea
          label="What the buyers read"
          required
          rows={3}
          maxLength={MAX_NOTE_LENGTH}
          value={note}
          onChange={setNote}
        />
        <output className="text-sm text-sun empty:hidden">
          {/* The field's own error is not read out when it comes. */}
          {dayFault !== null && <span className="sr-only">{dayFault}</span>}
          {isOnline ? '' : 'Moving needs a connection.'}
        </output>
      </form>
    </FormDialog>
  );
}
