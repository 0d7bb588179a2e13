import type { ReactNode } from 'react';
import { TruckIcon } from '#ui/layout/shop-icons.tsx';
import { Link } from '#ui/routing/link.tsx';

/**
 * What delivery costs, in one line, with a link to its page. Its height is fixed before the prices
 * are known, so that nothing moves when they come.
 * @param ways each method with its price; null while that is unknown.
 * @param zip of the address of these prices; null if none is known.
 */
export function DeliveryLine({
  ways,
  zip,
  onLeave,
}: {
  ways: readonly string[] | null;
  zip: string | null;
  onLeave?: () => void;
}): ReactNode {
  const isOutOfReach = ways !== null && ways.length === 0;
  return (
    <div className="flex gap-3 text-sm">
      <TruckIcon className="mt-0.5 size-6 flex-none text-lumen" />
      <div className="min-w-0">
        <p className="figures min-h-[1lh] text-foam">
          {isOutOfReach ? 'We cannot deliver to this address at the moment.' : ways?.join(' · ')}
        </p>
        <p className="text-haze">
          <span>{zip === null ? 'For the whole order · ' : `The whole order, to ${zip} · `}</span>
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
