import { useState, type FormEvent, type ReactNode } from 'react';
import type { Order } from '@reef/domain/orders/order';
import { purchaserOf } from '@reef/domain/orders/sales/sales-view';
import { MAX_NOTE_LENGTH } from '@reef/domain/packing/move-calls';
import { packingMethod, type PackingSettings } from '@reef/domain/packing/packing-day';
import { daysToMoveTo } from '@reef/domain/shipping/arrival';
import { ruleOf } from '@reef/domain/shipping/packing-deadline';
import { addDays, dayWords, type Day } from '@reef/domain/shipping/day';
import { countText } from '@reef/domain/shared/count-text';
import { now, useNow } from '#platform/clock.ts';
import { useIsOnline } from '#platform/device/online.ts';
import { newId } from '#platform/ids.ts';
import { Button } from '#ui/forms/button.tsx';
import { NativeSelect } from '#ui/forms/native-select.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import { FormDialog } from '#ui/overlays/form-dialog.tsx';
import { noteToReuse, type SavedMove } from './saved-move.ts';
import { arrivalLabel } from './packing-messages.ts';

const USUAL_NOTE =
  'The weather on the way is not safe for living animals, so we wait for a better day.';

const CLOSED_NOTE =
  'We are closed on the day you chose, or on the day we would pack for it. So your order comes on another.';

const FORM_ID = 'move-orders';

/** The days to which all these orders can be moved, without a day on which all arrive already. */
function daysFor(settings: PackingSettings, orders: readonly Order[], at: Date): Day[] {
  const methods = new Set(orders.map(packingMethod));
  const rules = [...methods].map((method) => ruleOf(settings, method));
  const isNews = (day: Day) => orders.some((order) => order.arrival_day !== day);
  return daysToMoveTo(settings, rules, at).filter(isNews);
}

/**
 * The first of `days` that is later than the arrival of all these orders when packed on `packed`.
 */
function nextOf(
  days: readonly Day[],
  settings: PackingSettings,
  orders: readonly Order[],
  packed: Day,
): Day | undefined {
  const arrivals = orders.map(
    (order) =>
      order.arrival_day ?? addDays(packed, ruleOf(settings, packingMethod(order)).transit_days),
  );
  return days.find((day) => arrivals.every((arrival) => day > arrival)) ?? days[0];
}

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
  const day =
    days.find((possible) => possible === wanted) ?? nextOf(days, settings, chosen, packedOn);
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
        {day === undefined ? (
          <p className="note note-warning">There is no day to which these can be moved.</p>
        ) : (
          <NativeSelect
            label="New day of arrival"
            hint="Neither Sundays nor holidays nor dates without shipping."
            value={day}
            options={days.map((value) => ({ value, label: dayWords(value) }))}
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
          {isOnline ? '' : 'Moving needs a connection.'}
        </output>
      </form>
    </FormDialog>
  );
}
