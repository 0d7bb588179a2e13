import type { ReactNode } from 'react';
import { replacementText } from '@reef/domain/claims/claim-messages';
import { lineItems } from '@reef/domain/cart/line-item';
import type { Order } from '@reef/domain/orders/order';
import { isOutOfReach } from '@reef/domain/orders/delivery/out-of-reach';
import { hasDifferentZip } from '@reef/domain/orders/delivery/different-zip';
import { purchaserOf } from '@reef/domain/orders/sales/sales-view';
import type { SlottedOrder } from '@reef/domain/packing/packing-day';
import { oneDirection } from '@reef/domain/shared/one-direction';
import { FilledTick, WaitingMark } from '#features/admin/sales/edits/filled-tick.tsx';
import { useShopSettings } from '#state/settings/shop-settings.ts';
import { WarningIcon } from '#ui/layout/icons.tsx';
import { passFocusOn } from '#ui/layout/pass-focus-on.ts';
import { PictureThumb } from '#ui/photos/picture-thumb.tsx';
import { arrivalLabel, faultMessage, refundedMessage } from './packing-messages.ts';

function placeOf({ shipping_address: to, shipping_method }: Order): string {
  if (shipping_method === 'pickup' || to === null) return '';
  return oneDirection(` · ${to.city}, ${to.state} ${to.postal_code}`);
}

function Warning({ children }: { children: ReactNode }): ReactNode {
  return (
    <p className="flex items-start gap-2 text-sm text-sun">
      <WarningIcon className="mt-0.5 size-4 flex-none" />
      <span>{children}</span>
    </p>
  );
}

/** One box to pack: its buyer, its destination, its content, and the tick that fills the order. */
export function BoxRow({
  slotted: { order, slot },
  isPending,
  onFill,
}: {
  slotted: SlottedOrder;
  isPending: boolean;
  onFill: (order: Order) => void;
}): ReactNode {
  const fault = faultMessage(slot);
  const refunded = refundedMessage(order);
  const settings = useShopSettings();
  return (
    <li ref={passFocusOn} className="relative grid gap-2 py-4">
      {isPending && <WaitingMark />}
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="grid min-w-0 gap-0.5">
          <h4 className="figures text-base">{order.order_number}</h4>
          <p className="text-sm wrap-anywhere text-mist">{`${purchaserOf(order)}${placeOf(order)}`}</p>
          <p className="text-sm text-mist empty:hidden">{replacementText(order)}</p>
        </div>
        <FilledTick order={order} isLabelShown onChange={onFill} />
      </div>
      <p className="text-sm font-semibold text-foam">{arrivalLabel(order)}</p>
      <ul className="flex flex-wrap gap-x-4 gap-y-2 text-sm wrap-anywhere text-mist">
        {lineItems(order.items).map(({ product_id, name, quantity, image_url }, at) => (
          // An order may list a product twice.
          <li key={`${at}-${product_id}`} className="flex items-center gap-2">
            <PictureThumb url={image_url} name={name} />
            <span>{`${quantity} × ${name}`}</span>
          </li>
        ))}
      </ul>
      {fault !== null && <Warning>{fault}</Warning>}
      {refunded !== null && <Warning>{refunded}</Warning>}
      {hasDifferentZip(order) && (
        <Warning>Goes to another ZIP code than the day was chosen for.</Warning>
      )}
      {isOutOfReach(order, settings?.delivery ?? []) && (
        <Warning>This delivery method does not reach the address. Call the buyer.</Warning>
      )}
    </li>
  );
}
