import type { ReactNode } from 'react';
import type { ListedCategory } from '@reef/domain/catalogue/category';
import { DropIcon, PromiseIcon, TruckIcon } from '#ui/layout/shop-icons.tsx';
import { Link } from '#ui/routing/link.tsx';

/** For categories that may hold fish or coral: each has its own guarantee. */
const EITHER = '48-hour live arrival guarantee for fish, live coral guarantee for coral';

const GUARANTEES: Readonly<Record<ListedCategory, string>> = {
  'Saltwater Fish': '48-hour live arrival guarantee',
  Invertebrates: '48-hour live arrival guarantee',
  'Live Coral': '48-hour live coral guarantee',
  WYSIWYG: EITHER,
  Uncategorized: EITHER,
};

/** What every buyer gets with an animal: guarantee, delivery, a guide. */
export function ProductPromises({ category }: { category: ListedCategory }): ReactNode {
  return (
    <ul className="product-promises">
      <li className="flex gap-4">
        <PromiseIcon className="size-9 flex-none text-kelp" />
        <p>
          <strong className="mb-1 block text-base leading-snug font-semibold text-foam">
            {GUARANTEES[category]}
          </strong>
          Alive and well for the first 48 hours after delivery, or we make it right.
        </p>
      </li>
      <li className="flex gap-4">
        <TruckIcon className="size-9 flex-none text-lumen" />
        <p>
          <strong className="mb-1 block text-base leading-snug font-semibold text-foam">
            Delivery in the USA
          </strong>
          You choose the day at checkout.
        </p>
      </li>
      <li className="flex gap-4">
        <DropIcon className="size-9 flex-none text-violet" />
        <p>
          <strong className="mb-1 block text-base leading-snug font-semibold text-foam">
            A soft landing
          </strong>
          Follow our{' '}
          <Link to="/learn/drip-acclimation" className="text-link">
            drip acclimation guide
          </Link>{' '}
          when it arrives.
        </p>
      </li>
    </ul>
  );
}
