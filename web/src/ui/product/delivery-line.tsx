import type { ReactNode } from 'react';
import { TruckIcon } from '#ui/layout/shop-icons.tsx';
import { Link } from '#ui/routing/link.tsx';

/**
 * What delivery costs, in one line, and the way to its page. Has its height before the prices are
 * known, so that nothing moves when they come.
 * @param ways each way with its price; null while that is unknown.
 * @param zip of the address they hold for; null where none is known.
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
          {isOutOfReach && 'We cannot deliver to this address at the moment.'}
          {ways !== null && !isOutOfReach && ways.join(' · ')}
        </p>
        <p className="text-haze">
          {zip === null ? 'For the whole order · ' : `The whole order, to ${zip} · `}
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
