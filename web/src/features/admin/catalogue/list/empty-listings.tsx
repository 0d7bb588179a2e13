import type { ReactNode } from 'react';
import { Button } from '#ui/forms/button.tsx';
import { EmptyState } from '#ui/layout/empty-state.tsx';
import { FishIcon } from '#ui/layout/shop-icons.tsx';
import { CATALOGUE_MESSAGES } from '#features/admin/catalogue/catalogue-messages.ts';
import type { ListingFilter } from '#features/admin/catalogue/content-params.ts';

export type ProductFilter = Exclude<ListingFilter, 'Sold' | 'Claims'>;

/** The message of a filter that finds no listing, and the next step from there (CPM-03). */
export function EmptyListings({
  filter,
  onFilter,
  onAdd,
}: {
  filter: ProductFilter;
  onFilter: (filter: ListingFilter) => void;
  onAdd: () => void;
}): ReactNode {
  const isAll = filter === 'All';
  return (
    <EmptyState
      icon={<FishIcon />}
      title={isAll ? CATALOGUE_MESSAGES.empty : CATALOGUE_MESSAGES.emptyCategory(filter)}
      action={
        <>
          <Button onClick={onAdd}>Add a listing</Button>
          {!isAll && (
            <Button kind="secondary" onClick={() => onFilter('All')}>
              Show all listings
            </Button>
          )}
        </>
      }
    />
  );
}
