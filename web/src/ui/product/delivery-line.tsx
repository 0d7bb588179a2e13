import type { ReactNode } from 'react';
import type { DeliveryPrices } from '@reef/domain/shipping/format-delivery-prices';
import { NO_DELIVERY_TEXT } from '@reef/domain/shipping/no-delivery';
import { TruckIcon } from '#ui/layout/shop-icons.tsx';
import { Link } from '#ui/routing/link.tsx';

/**
 * What delivery costs, in one line, or that nothing is delivered at present, with a link to its page.
 * Its height is fixed before the prices are known, so that nothing moves when they come.
 * @param prices null while they are unknown.
 */
export function DeliveryLine({
  prices,
  onLeave,
}: {
  prices: DeliveryPrices | null;
  onLeave?: () => void;
}): ReactNode {
  const { zip, ways, lack } = prices ?? { zip: null, ways: [], lack: null };
  return (
    <div className="flex gap-3 text-sm">
      <TruckIcon className="mt-0.5 size-6 flex-none text-lumen" />
      <div className="min-w-0">
        <p className="figures min-h-[1lh] text-foam">
          {lack === null ? ways.join(' · ') : NO_DELIVERY_TEXT[lack]}
        </p>
        <p className="text-haze">
          {lack !== 'no-delivery-day' && (
            <span>{zip === null ? 'For the whole order · ' : `The whole order, to ${zip} · `}</span>
          )}
          <Link
            to="/delivery"
            className="text-link relative after:absolute after:-inset-3 after:content-['']"
            {...(onLeave !== undefined && { onClick: onLeave })}
          >
            Delivery &amp; returns
          </Link>
        </p>
      </div>
    </div>
  );
}
