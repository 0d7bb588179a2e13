import type { ReactNode } from 'react';
import { Button } from '#ui/forms/button.tsx';
import { EmptyState } from '#ui/layout/empty-state.tsx';
import { FishIcon } from '#ui/layout/shop-icons.tsx';
import { CATALOGUE_MESSAGES } from './catalogue-messages.ts';
import type { Shelf } from './content-params.ts';

export type ProductShelf = Exclude<Shelf, 'Sold' | 'Claims'>;

/** A shelf of the listings without any, and the next step from there (CPM-03). */
export function EmptyShelf({
  shelf,
  onShelf,
  onAdd,
}: {
  shelf: ProductShelf;
  onShelf: (shelf: Shelf) => void;
  onAdd: () => void;
}): ReactNode {
  const isAll = shelf === 'All';
  return (
    <EmptyState
      icon={<FishIcon />}
      title={isAll ? CATALOGUE_MESSAGES.empty : CATALOGUE_MESSAGES.emptyCategory(shelf)}
      action={
        <>
          <Button onClick={onAdd}>Add a listing</Button>
          {!isAll && (
            <Button kind="secondary" onClick={() => onShelf('All')}>
              Show all listings
            </Button>
          )}
        </>
      }
    />
  );
}
