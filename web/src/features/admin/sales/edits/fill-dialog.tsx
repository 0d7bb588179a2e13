import { lazy, Suspense, useState, type ReactNode } from 'react';
import {
  DELIVERY_METHODS,
  isCarrier,
  type Carrier,
  type DeliveryMethod,
} from '@reef/domain/orders/delivery/delivery';
import { canBeFilled, type Order } from '@reef/domain/orders/order';
import { orderTitle, purchaserOf } from '@reef/domain/orders/sales/sales-view';
import type { PackingSettings } from '@reef/domain/packing/packing-day';
import { recognizeTracking } from '@reef/domain/orders/delivery/tracking-number';
import { now } from '#platform/clock.ts';
import { Button } from '#ui/forms/button.tsx';
import { useFinalPress } from '#features/admin/after-press.ts';
import { FormDialog } from '#ui/overlays/form-dialog.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { useFirstInvalid } from '#ui/forms/use-first-invalid.ts';
import { passFocusTo, passFocusToButton } from '#ui/layout/pass-focus-on.ts';
import { canScan } from '#features/admin/sales/scan/barcodes.ts';
import { SALES_MESSAGES } from '#features/admin/sales/sales-messages.ts';
import { MeanwhileNote } from './meanwhile-note.tsx';
import { filledWhen, plannedMoment } from './planned-moment.ts';
import { PlannedTime } from './planned-time.tsx';
import { useSeenOrder, type SeenOrder } from './seen-order.ts';

const Scanner = lazy(() => import('#features/admin/sales/scan/scanner.tsx'));

function Methods({
  value,
  onChange,
}: {
  value: DeliveryMethod | null;
  onChange: (method: DeliveryMethod) => void;
}): ReactNode {
  return (
    <fieldset className="method-grid">
      <legend className="mb-2 text-sm font-semibold text-foam">Delivery method</legend>
      {DELIVERY_METHODS.map((method) => (
        <label key={method} className="method" data-on={method === value || undefined}>
          <input
            type="radio"
            name="delivery-method"
            className="sr-only"
            checked={method === value}
            onChange={() => onChange(method)}
          />
          {method}
        </label>
      ))}
    </fieldset>
  );
}

/** From the hint, which goes once its carrier is used, to what stays beside it. */
const passFocusToButtonOrField = passFocusTo('button', 'input');

/** Names the carrier of a number, if it is not the chosen one. */
function CarrierHint({
  tracking,
  method,
  onUse,
}: {
  tracking: string;
  method: DeliveryMethod | null;
  onUse: (carrier: Carrier) => void;
}): ReactNode {
  const { carrier } = recognizeTracking(tracking);
  if (carrier === null || carrier === method) return null;
  return (
    <output
      ref={passFocusToButtonOrField}
      className="flex flex-wrap items-center gap-3 text-sm text-sun"
    >
      <span>{`This looks like a ${carrier} number.`}</span>
      <Button kind="secondary" onClick={() => onUse(carrier)}>{`Use ${carrier}`}</Button>
    </output>
  );
}

/** The message about a number read from a label; `isUnchosen` while no method is. */
function readText(label: ReturnType<typeof recognizeTracking>, isUnchosen: boolean): string {
  const { number, carrier } = label;
  if (carrier !== null) return `${carrier} ${number} read from the label.`;
  const rest = isUnchosen ? ' Choose who takes it.' : '';
  return `${number} read from the label. No carrier is known by this number.${rest}`;
}

/**
 * How an order is sent: the method, and the number on its label. `said` is the message about a
 * scanned label, until the number or the method is changed; null before the first scan.
 */
function useSending(shared: string | null) {
  const [method, setMethod] = useState<DeliveryMethod | null>(
    shared === null ? null : recognizeTracking(shared).carrier,
  );
  const [tracking, setTracking] = useState(shared ?? '');
  const [isScanning, setIsScanning] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const unsay = () => setSaid((words) => (words === null ? null : ''));
  const choose = (chosen: DeliveryMethod) => {
    setMethod(chosen);
    unsay();
  };
  const type = (text: string) => {
    setTracking(text);
    unsay();
  };
  const scan = () => {
    setIsScanning(true);
    unsay();
  };
  /** Takes a scanned label: its number, and its carrier if it names one. */
  const take = (label: string) => {
    const read = recognizeTracking(label);
    setIsScanning(false);
    setTracking(read.number);
    if (read.carrier !== null) setMethod(read.carrier);
    setSaid(readText(read, method === null));
    // Who packs looks at the label.
    if ('vibrate' in navigator) navigator.vibrate(80);
  };
  const stop = () => setIsScanning(false);
  return { method, choose, tracking, type, isScanning, scan, stop, take, said };
}

/** The number of a parcel, typed or scanned. A label can be scanned before a method is chosen. */
function Tracking({ sending }: { sending: ReturnType<typeof useSending> }): ReactNode {
  const { method, tracking, isScanning, said } = sending;
  return (
    <div className="grid gap-3">
      {(method !== null || said !== null) && (
        <TextField
          label="Tracking number (optional)"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          value={tracking}
          onChange={sending.type}
        />
      )}
      {canScan() && !isScanning && (
        <span ref={passFocusToButton} className="contents">
          <Button kind="secondary" onClick={sending.scan}>
            Scan the label
          </Button>
        </span>
      )}
      {isScanning && (
        <div ref={passFocusToButton}>
          <Suspense fallback={null}>
            <Scanner onFound={sending.take} onClose={sending.stop} />
          </Suspense>
        </div>
      )}
      <output className="text-sm text-sun empty:hidden">{said}</output>
      <CarrierHint tracking={tracking} method={method} onUse={sending.choose} />
    </div>
  );
}

function canFill(order: SeenOrder['overtakenBy']): boolean {
  return order !== null && order !== 'deleted' && canBeFilled(order) && !order.is_fulfilled;
}

/**
 * Fills an order (SOLD-05): a big button for the method, which scanning a label chooses too, and
 * Save. Saving never waits for the network. `shared` is a tracking number that was shared to the
 * app. `onSave` gets the order as the admin saw it: others' later changes are not overwritten.
 */
export function FillDialog({
  order: opened,
  settings,
  shared,
  onSave,
  onClose,
}: {
  order: Order;
  settings: PackingSettings | null;
  shared: string | null;
  onSave: (order: Order, fields: ReturnType<typeof filledWhen>) => void;
  onClose: () => void;
}): ReactNode {
  const sending = useSending(shared);
  const { method, tracking } = sending;
  const [planned, setPlanned] = useState('');
  const [refused, setRefused] = useState<{ fault: string } | null>(null);
  const fields = useFirstInvalid<HTMLDivElement>(refused);
  const { order, overtakenBy, follow } = useSeenOrder(opened);
  const hasTracking = method === null ? canScan() : isCarrier(method);
  const saving = useFinalPress();
  const save = () => {
    if (method === null) return;
    const input = fields.current?.querySelector<HTMLInputElement>('[name="planned"]');
    const isHalfTyped = input?.validity.badInput === true;
    const text = isCarrier(method) ? '' : planned;
    const clock = now();
    const moment = plannedMoment(text, isHalfTyped, order, clock);
    if (moment.kind === 'faulty') {
      setRefused({ fault: moment.fault });
      return;
    }
    const at = moment.kind === 'none' ? null : moment.at;
    const filled = filledWhen(method, tracking, at, { order, settings, clock });
    saving.press(() => onSave(order, filled));
  };
  return (
    <FormDialog
      isOpen
      isDirty={tracking !== (shared ?? '') || planned !== ''}
      title="Fill order"
      text={`${order.order_number} · ${purchaserOf(order)} · ${orderTitle(order)}`}
      width="small"
      onClose={onClose}
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button
            size="large"
            isBusy={saving.isPressed}
            disabled={method === null || overtakenBy !== null}
            onClick={save}
          >
            Save
          </Button>
        </>
      }
    >
      <div ref={fields} className="grid gap-5">
        <MeanwhileNote overtakenBy={overtakenBy} canGoOn={canFill(overtakenBy)} onGoOn={follow} />
        <Methods value={method} onChange={sending.choose} />
        {method === null && <p className="text-sm text-haze">{SALES_MESSAGES.methodMissing}</p>}
        {method !== null && !isCarrier(method) && (
          <PlannedTime
            value={planned}
            fault={refused?.fault ?? null}
            order={order}
            timeZone={settings?.time_zone ?? null}
            onChange={(text) => {
              setPlanned(text);
              setRefused(null);
            }}
          />
        )}
        {hasTracking && <Tracking sending={sending} />}
      </div>
    </FormDialog>
  );
}
