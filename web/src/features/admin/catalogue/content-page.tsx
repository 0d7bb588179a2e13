import { Suspense, type ComponentType, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Product } from '@reef/domain/catalogue/product';
import { useLiveQuery } from '#platform/data/live-query.ts';
import { useOrderCounts } from '#state/catalogue/order-counts.ts';
import { PageHeading } from '#ui/layout/page-heading.tsx';
import { PageMeta } from '#ui/layout/page-meta.tsx';
import { Spinner } from '#ui/forms/spinner.tsx';
import { TabBar, tabPanelProps } from '#ui/layout/tab-bar.tsx';
import '#ui/styles/desk.css';
import './catalogue-admin.css';
import { paramsOf, placeOf, type ContentPlace, type Shelf } from './content-params.ts';
import { CreateListingForm } from './create-listing-form.tsx';
import { ExistingListings } from './existing-listings.tsx';
import { ShelfBar } from './shelf-bar.tsx';
import { useShelfCounts } from './use-shelf-counts.ts';

const TABS = [
  { value: 'listings', label: 'Listings' },
  { value: 'existing', label: 'Existing Listings' },
] as const;

const PRODUCTS = { collection: 'products', orderBy: [['created_at', 'desc']] } as const;

function Existing({
  shelf,
  SoldView,
  onShelf,
  onAdd,
}: {
  shelf: Shelf;
  SoldView: ComponentType;
  onShelf: (shelf: Shelf) => void;
  onAdd: () => void;
}): ReactNode {
  // Among the sold orders no product is looked at: a shop of a thousand would pay for each.
  const isSold = shelf === 'Sold';
  const list = useLiveQuery(isSold ? null : PRODUCTS, Product);
  const sold = useOrderCounts()?.orders;
  const counts = useShelfCounts(list, isSold);
  return (
    <div className="grid gap-6">
      <ShelfBar
        value={shelf}
        counts={{ ...counts, ...(sold !== undefined && { Sold: sold }) }}
        onChange={onShelf}
      />
      {isSold ? (
        <Suspense fallback={<Spinner label="Loading orders…" className="min-h-96" />}>
          <SoldView />
        </Suspense>
      ) : (
        <ExistingListings shelf={shelf} list={list} onShelf={onShelf} onAdd={onAdd} />
      )}
    </div>
  );
}

/**
 * Content & Product Management (CPM-01). The sold orders are another feature's: the app hands
 * their view in.
 */
export function ContentPage({ SoldView }: { SoldView: ComponentType }): ReactNode {
  const [params, setParams] = useSearchParams();
  const place = placeOf(params);
  const go = (next: Partial<ContentPlace>) =>
    setParams(paramsOf({ ...place, ...next }), { preventScrollReset: true });
  return (
    <div className="page pb-20">
      <PageMeta title="Content & Product Management" isIndexed={false} />
      <PageHeading title="Content & Product Management" className="pt-6! pb-4! sm:pt-8!" />
      <TabBar
        id="content"
        label="Content"
        value={place.tab}
        items={TABS}
        onChange={(tab) => go({ tab })}
      />
      <div {...tabPanelProps('content', place.tab)} className="mt-6">
        {place.tab === 'listings' ? (
          <CreateListingForm />
        ) : (
          <Existing
            shelf={place.shelf}
            SoldView={SoldView}
            onShelf={(shelf) => go({ shelf })}
            onAdd={() => go({ tab: 'listings' })}
          />
        )}
      </div>
    </div>
  );
}
