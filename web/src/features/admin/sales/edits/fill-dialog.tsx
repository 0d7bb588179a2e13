import { lazy, Suspense, useState, type ReactNode } from 'react';
import {
  CARRIERS,
  DELIVERY_METHODS,
  isCarrier,
  type Carrier,
  type DeliveryMethod,
} from '@reef/domain/orders/delivery/delivery';
import type { Order } from '@reef/domain/orders/order';
import { orderTitle, purchaserOf } from '@reef/domain/orders/sales/sales-view';
import { recogniseTracking } from '@reef/domain/orders/delivery/tracking-number';
import { Button } from '#ui/forms/button.tsx';
import { useFinalPress } from '#features/admin/after-press.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { canScan } from '#features/admin/sales/scan/barcodes.ts';
import { SALES_MESSAGES } from '#features/admin/sales/sales-messages.ts';

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
        <label key={method} className="method">
          <input
            type="radio"
            name="delivery-method"
            className="visually-hidden"
            checked={method === value}
            onChange={() => onChange(method)}
          />
          {method}
        </label>
      ))}
    </fieldset>
  );
}

/** When a local delivery or a pickup is to be; empty while the field is being typed, or is left. */
function PlannedTime({
  value,
  onChange,
}: {
  value: string;
  onChange: (text: string) => void;
}): ReactNode {
  return (
    <TextField
      label="Planned for (optional)"
      hint="Leave empty if the buyer has it already."
      type="datetime-local"
      value={value}
      onChange={onChange}
    />
  );
}

/** The moment of a `datetime-local` field on this device's clock; null when it is empty. */
function plannedMoment(text: string): Date | null {
  return text === '' ? null : new Date(text);
}

/** Names the carrier a number belongs to, where it is not the chosen one. */
function CarrierHint({
  tracking,
  method,
  onUse,
}: {
  tracking: string;
  method: DeliveryMethod | null;
  onUse: (carrier: Carrier) => void;
}): ReactNode {
  const { carrier } = recogniseTracking(tracking);
  if (carrier === null || carrier === method) return null;
  return (
    <output className="flex flex-wrap items-center gap-3 text-sm text-sun">
      This looks like a {carrier} number.
      <Button kind="secondary" onClick={() => onUse(carrier)}>
        Use {carrier}
      </Button>
    </output>
  );
}

/**
 * Fills an order (SOLD-05): the method is a big button, scanning a label chooses it too, Save.
 * Saving never waits for the network. `shared` is a tracking number that was shared to the app.
 */
export function FillDialog({
  order,
  shared,
  onSave,
  onClose,
}: {
  order: Order;
  shared: string | null;
  onSave: (method: DeliveryMethod, tracking: string, planned: Date | null) => void;
  onClose: () => void;
}): ReactNode {
  const [method, setMethod] = useState<DeliveryMethod | null>(
    shared === null ? null : recogniseTracking(shared).carrier,
  );
  const [tracking, setTracking] = useState(shared ?? '');
  const [planned, setPlanned] = useState('');
  const [isScanning, setIsScanning] = useState(false);
  const hasTracking = method === null ? canScan() : isCarrier(method);
  const saving = useFinalPress();
  const save = () => {
    if (method === null) return;
    const plannedFor = isCarrier(method) ? null : plannedMoment(planned);
    saving.press(() => onSave(method, tracking, plannedFor));
  };
  const take = (text: string) => {
    const { number, carrier } = recogniseTracking(text);
    setIsScanning(false);
    setTracking(number);
    if (carrier !== null) setMethod(carrier);
    else if (method === null) setMethod(CARRIERS[0]);
  };
  return (
    <Dialog
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
          <Button size="large" isBusy={saving.isPressed} disabled={method === null} onClick={save}>
            Save
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <Methods value={method} onChange={setMethod} />
        {method === null && <p className="text-sm text-haze">{SALES_MESSAGES.methodMissing}</p>}
        {method !== null && !isCarrier(method) && (
          <PlannedTime value={planned} onChange={setPlanned} />
        )}
        {hasTracking && (
          <div className="grid gap-3">
            {method !== null && (
              <TextField
                label="Tracking number (optional)"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={60}
                value={tracking}
                onChange={setTracking}
              />
            )}
            {canScan() && !isScanning && (
              <Button kind="secondary" onClick={() => setIsScanning(true)}>
                Scan the label
              </Button>
            )}
            {isScanning && (
              <Suspense fallback={null}>
                <Scanner onFound={take} onClose={() => setIsScanning(false)} />
              </Suspense>
            )}
            <CarrierHint tracking={tracking} method={method} onUse={setMethod} />
          </div>
        )}
      </div>
    </Dialog>
  );
}
