import { Suspense, type ComponentType, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Product } from '@reef/domain/catalogue/product';
import { useLiveQuery } from '#platform/data/live-query.ts';
import { useOrderCounts } from '#state/catalogue/order-counts.ts';
import { useWaitingClaims, waitingText } from '#state/claims/waiting-claims.ts';
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

/** Views of other features, which the app hands in. */
type Views = { SoldView: ComponentType; ClaimsView: ComponentType };

function Existing({
  shelf,
  SoldView,
  ClaimsView,
  onShelf,
  onAdd,
}: Views & {
  shelf: Shelf;
  onShelf: (shelf: Shelf) => void;
  onAdd: () => void;
}): ReactNode {
  // Among sold orders and claims no product is looked at: a shop of a thousand would pay for each.
  const isElsewhere = shelf === 'Sold' || shelf === 'Claims';
  const list = useLiveQuery(isElsewhere ? null : PRODUCTS, Product);
  const waiting = waitingText(useWaitingClaims());
  const sold = useOrderCounts()?.orders;
  const counts = useShelfCounts(list, isElsewhere);
  return (
    <div className="grid gap-6">
      <ShelfBar
        value={shelf}
        counts={{
          ...counts,
          ...(sold !== undefined && { Sold: sold }),
          ...(waiting !== null && { Claims: waiting }),
        }}
        onChange={onShelf}
      />
      {isElsewhere ? (
        <Suspense fallback={<Spinner label="Loading…" className="min-h-96" />}>
          {shelf === 'Sold' ? <SoldView /> : <ClaimsView />}
        </Suspense>
      ) : (
        <ExistingListings shelf={shelf} list={list} onShelf={onShelf} onAdd={onAdd} />
      )}
    </div>
  );
}

/**
 * Content & Product Management (CPM-01). Sold orders and claims are another feature's: the app hands
 * their views in.
 */
export function ContentPage(views: Views): ReactNode {
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
            {...views}
            onShelf={(shelf) => go({ shelf })}
            onAdd={() => go({ tab: 'listings' })}
          />
        )}
      </div>
    </div>
  );
}
