import { lazy, Suspense, useRef, type ReactNode } from 'react';
import { Product } from '@reef/domain/catalogue/product';
import { type LiveList, useLiveQuery } from '#platform/data/live/live-query.ts';
import { useOrderCounts } from '#features/admin/sales/order-counts.ts';
import { useAuth } from '#state/session/session.tsx';
import { useWaitingClaims, waitingText } from '#state/claims/waiting-claims.ts';
import { PageHeading } from '#ui/layout/page-heading.tsx';
import { PageMeta } from '#ui/layout/page-meta.tsx';
import { Spinner } from '#ui/forms/spinner.tsx';
import { TabBar, tabPanelProps } from '#ui/layout/tab-bar.tsx';
import { useSearchParams } from '#ui/routing/use-search-params.ts';
import './catalogue-admin.css';
import {
  LISTING_FILTERS,
  paramsOf,
  placeOf,
  type ContentPlace,
  type ListingFilter,
} from './content-params.ts';
import { CreateListingForm } from './create/create-listing-form.tsx';
import { ExistingListings } from './list/existing-listings.tsx';
import { FilterBar } from './filter-bar.tsx';
import { useFilterCounts } from './use-filter-counts.ts';

const TABS = [
  { value: 'listings', label: 'Listings' },
  { value: 'existing', label: 'Existing Listings' },
] as const;

const PRODUCTS = { collection: 'products', orderBy: [['created_at', 'desc']] } as const;

const ClaimsView = lazy(() => import('#features/admin/claims/claims-view.tsx'));
const SoldView = lazy(() => import('#features/admin/sales/sold-view.tsx'));

/** Whether a filter shows something else than products. */
function isElsewhere(filter: ListingFilter): filter is 'Sold' | 'Claims' {
  return filter === 'Sold' || filter === 'Claims';
}

/** The filters of Existing Listings, next to the tabs if there is room. */
function ListingFilters({
  filter,
  list,
  onFilter,
}: {
  filter: ListingFilter;
  list: LiveList<Product>;
  onFilter: (filter: ListingFilter) => void;
}): ReactNode {
  const waiting = waitingText(useWaitingClaims());
  const sold = useOrderCounts()?.orders;
  const counts = useFilterCounts(list, isElsewhere(filter));
  return (
    <FilterBar
      value={filter}
      counts={{
        ...counts,
        ...(sold !== undefined && { Sold: sold }),
        ...(waiting !== null && { Claims: waiting }),
      }}
      onChange={onFilter}
    />
  );
}

/** `/content-product-management`: the catalogue, the sold orders and their claims (CPM-01). */
export default function ContentManagementPage(): ReactNode {
  const [params, setParams] = useSearchParams();
  const { user } = useAuth();
  const place = placeOf(params);
  const { tab, filter } = place;
  const go = (next: Partial<ContentPlace>) => setParams(paramsOf({ ...place, ...next }));
  const bar = useRef<HTMLDivElement>(null);
  const toFilter = (next: ListingFilter) => go({ filter: next });
  // The pressed button goes with the message that nothing is listed.
  const toAnotherFilter = (next: ListingFilter) => {
    toFilter(next);
    const chips = [...(bar.current?.querySelectorAll<HTMLElement>('.chip') ?? [])];
    chips[LISTING_FILTERS.indexOf(next)]?.focus();
  };
  // Sold orders and claims need no products: a shop of a thousand would pay for each.
  const areShown = tab === 'existing' && !isElsewhere(filter);
  const list = useLiveQuery(areShown ? PRODUCTS : null, Product);
  return (
    <div className="page pb-20">
      <PageMeta title="Content & Product Management" isIndexed={false} />
      <PageHeading title="Content & Product Management" className="pt-6! pb-4! sm:pt-8!" />
      <div ref={bar} className="content-head">
        <TabBar
          id="content"
          label="Content"
          value={tab}
          items={TABS}
          onChange={(chosen) => go({ tab: chosen })}
        />
        {tab === 'existing' && <ListingFilters filter={filter} list={list} onFilter={toFilter} />}
      </div>
      <div {...tabPanelProps('content', tab)} className="mt-6 grid gap-6">
        {tab === 'listings' && user !== null && (
          <CreateListingForm key={user.uid} userId={user.uid} />
        )}
        {tab === 'existing' && isElsewhere(filter) && (
          <Suspense fallback={<Spinner label="Loading…" className="min-h-96" />}>
            {filter === 'Sold' ? <SoldView /> : <ClaimsView />}
          </Suspense>
        )}
        {tab === 'existing' && !isElsewhere(filter) && (
          <ExistingListings
            filter={filter}
            list={list}
            onFilter={toAnotherFilter}
            onAdd={() => go({ tab: 'listings' })}
          />
        )}
      </div>
    </div>
  );
}
