import { useState, type ReactNode } from 'react';
import { dayStart } from '@reef/domain/orders/sales/calendar';
import { localDay } from '@reef/domain/shipping/day';
import { guaranteeEdit, type GuaranteeRestart } from '@reef/domain/orders/delivery/guarantee-edit';
import { canBeFilled, type GuaranteeStatus, type Order } from '@reef/domain/orders/order';
import { CLOCKS, now, useNow } from '#platform/clock.ts';
import { Button } from '#ui/forms/button.tsx';
import { useFinalPress } from '#features/admin/after-press.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { NativeSelect } from '#ui/forms/native-select.tsx';
import { SegmentedToggle } from '#ui/forms/segmented-toggle.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { useFirstInvalid } from '#ui/forms/use-first-invalid.ts';
import { GuaranteeCountdown } from '#ui/orders/guarantee-countdown.tsx';
import { MeanwhileNote } from './meanwhile-note.tsx';
import { useSeenOrder, type SeenOrder } from './seen-order.ts';
import { SALES_MESSAGES } from '#features/admin/sales/sales-messages.ts';

const STATUSES = [
  { value: 'pending', label: 'Pending' },
  { value: 'satisfied', label: 'Satisfied' },
  { value: 'unsatisfied', label: 'Unsatisfied' },
] as const;

const RESTARTS = [
  { value: 'none', label: 'None' },
  { value: 'purchase', label: 'From purchase date' },
  { value: 'custom', label: 'Custom date and time' },
] as const;

type RestartKind = GuaranteeRestart['kind'];

/** The default custom time (GUAR-02). */
const NOON = '12:00';

/** A date from a day and a time on this device's clock; an invalid one if either is. */
function momentOf(day: string, time: string): Date {
  const start = dayStart(day);
  const [hours = Number.NaN, minutes = Number.NaN] = time.split(':').map(Number);
  if (start === null) return new Date(Number.NaN);
  return new Date(start.getFullYear(), start.getMonth(), start.getDate(), hours, minutes);
}

/** The first day whose noon is still to come. */
function dayOfNextNoon(moment: Date): string {
  const next = new Date(moment);
  if (moment.getHours() >= 12) next.setDate(next.getDate() + 1);
  return localDay(next);
}

/** `HH:MM` of a date on this device's clock. */
function clockText(moment: Date): string {
  return moment.toTimeString().slice(0, 5);
}

function CustomExpiry({
  day,
  time,
  error,
  onDay,
  onTime,
}: {
  day: string;
  time: string;
  error: string | null;
  onDay: (day: string) => void;
  onTime: (time: string) => void;
}): ReactNode {
  const present = useNow('minute');
  const today = localDay(present);
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <TextField
        label="Expires on"
        type="date"
        min={today}
        value={day}
        error={error}
        onChange={onDay}
      />
      <TextField
        label="At"
        type="time"
        step={60}
        min={day === today ? clockText(present) : undefined}
        value={time}
        onChange={onTime}
      />
    </div>
  );
}

function hasGuarantee(order: SeenOrder['overtakenBy']): order is Order {
  return order !== null && order !== 'deleted' && canBeFilled(order) && order.is_fulfilled;
}

/**
 * Sets the guarantee of a filled order and restarts its clock (GUAR-01, GUAR-02). `onSave` gets the
 * order as the admin saw it: others' later changes are not overwritten.
 */
export function GuaranteeDialog({
  order: opened,
  onSave,
  onClose,
}: {
  order: Order;
  onSave: (order: Order, fields: Pick<Order, 'guarantee_status' | 'guarantee_start_at'>) => void;
  onClose: () => void;
}): ReactNode {
  const { order, overtakenBy, follow } = useSeenOrder(opened);
  const [status, setStatus] = useState<GuaranteeStatus>(order.guarantee_status);
  const [restart, setRestart] = useState<RestartKind>('none');
  const [day, setDay] = useState(() => dayOfNextNoon(now()));
  const [time, setTime] = useState(NOON);
  const [refusals, setRefusals] = useState(0);
  const fields = useFirstInvalid<HTMLDivElement>(refusals);
  const saving = useFinalPress();
  const save = () => {
    const chosen: GuaranteeRestart =
      restart === 'custom' ? { kind: restart, expiresAt: momentOf(day, time) } : { kind: restart };
    const edit = guaranteeEdit(order, status, chosen, now());
    if (edit.ok) saving.press(() => onSave(order, edit.fields));
    else setRefusals(refusals + 1);
  };
  const goOn = () => {
    follow();
    if (hasGuarantee(overtakenBy)) setStatus(overtakenBy.guarantee_status);
  };
  return (
    <Dialog
      isOpen
      title="Manage Guarantee"
      text={`Order ${order.order_number}`}
      width="small"
      onClose={onClose}
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button isBusy={saving.isPressed} disabled={overtakenBy !== null} onClick={save}>
            Save
          </Button>
        </>
      }
    >
      <div ref={fields} className="grid gap-5">
        <MeanwhileNote
          overtakenBy={overtakenBy}
          canGoOn={hasGuarantee(overtakenBy)}
          onGoOn={goOn}
        />
        <GuaranteeCountdown order={order} clock={CLOCKS.second} />
        <SegmentedToggle
          label="Guarantee status"
          value={status}
          options={STATUSES}
          className="guarantee-status"
          onChange={setStatus}
        />
        <NativeSelect
          label="Restart timer"
          value={restart}
          options={RESTARTS}
          onChange={(kind) => {
            setRestart(kind);
            setRefusals(0);
          }}
        />
        {restart === 'custom' && (
          <CustomExpiry
            day={day}
            time={time}
            error={refusals > 0 ? SALES_MESSAGES.expiryNotInFuture : null}
            onDay={setDay}
            onTime={setTime}
          />
        )}
      </div>
    </Dialog>
  );
}
