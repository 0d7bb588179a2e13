import { lazy, use, useDeferredValue, useMemo, type ReactNode } from 'react';
import { tabOfPart, type TabListing } from '@reef/domain/catalogue/file/catalogue-part';
import { shopProducts } from '@reef/domain/catalogue/shop/shop-view';
import { countText } from '@reef/domain/shared/count-text';
import { useWholeCatalogue, wantWholeCatalogue } from '#state/catalogue/catalogue.ts';
import type { LiveCatalogue } from '#state/catalogue/live-catalogue.ts';
import { FirstShopContext } from '#state/catalogue/first-shop.ts';
import { fitStore } from '#state/fit/fit.ts';
import { useNow } from '#platform/clock.ts';
import { useStore } from '#platform/store.ts';
import { ErrorState } from '#ui/layout/error-state.tsx';
import { OptionalPart } from '#ui/layout/optional-part.tsx';
import type { Filtering } from './filters/use-filtering.ts';
import { LoadingCards, ResultCards } from './result-cards.tsx';
import { ShopNothing } from './shop-nothing.tsx';
import {
  isPlain,
  plainQuery,
  readShopQuery,
  writeShopQuery,
  type AskedShop,
} from './filters/shop-query.ts';
import type { ChangeShopQuery } from './filters/use-shop-query.ts';

const LastSeen = lazy(() => import('./last-seen.tsx'));

const FILTERS_NEED_ALL = 'The filters need every listing. Check your connection, then retry.';

/** Made once: no change of the results reaches it before its code has loaded. */
const LAST_SEEN = (
  <OptionalPart>
    <LastSeen />
  </OptionalPart>
);

/** The page's own data, as long as it answers the query and nothing newer is known. */
function useFirstListing(key: string): TabListing | null {
  const first = use(FirstShopContext);
  const isAsked = first !== null && key === writeShopQuery(plainQuery(first.category)).toString();
  const listing = isAsked ? first.listing : null;
  return listing && { ...listing, isShort: listing.products.length < listing.total };
}

/** The catalogue's results for a query, before its filters; null while it is loading. */
function useFound(
  key: string,
  asked: AskedShop,
  { phase, products, part }: LiveCatalogue,
): TabListing | null {
  const now = useNow('minute');
  const first = useFirstListing(key);
  const found = useMemo(() => {
    if (part !== null && !isPlain(asked)) return null;
    const listed = shopProducts(products, asked, now);
    if (part !== null) return tabOfPart(listed, asked.category, part);
    return { products: listed, total: listed.length, isShort: false };
  }, [products, part, asked, now]);
  // The page's own data stays if nothing newer is available.
  return phase !== 'ready' && products.length === 0 ? first : found;
}

/**
 * The cards of a query, or why they or some of them are missing (SHOP-05, SHOP-06), and the filters
 * above them.
 */
export function ShopResults({
  query,
  filtering,
  onChange,
}: {
  query: AskedShop;
  filtering: Filtering;
  onChange: ChangeShopQuery;
}): ReactNode {
  const now = useNow('minute');
  const fit = useStore(fitStore);
  // Typing must not wait for the cards.
  const key = useDeferredValue(writeShopQuery(query).toString());
  const asked = useMemo(() => readShopQuery(new URLSearchParams(key)), [key]);
  const { code, isOpen, onToggle, onRetry } = filtering;
  const live = useWholeCatalogue(isOpen || !isPlain(asked));
  const { phase, products, part, retry } = live;
  const found = useFound(key, asked, live);
  const isShort = found?.isShort === true;
  const all = isShort ? undefined : found?.products;
  const narrowed = useMemo(() => all && code?.narrow(all, asked, fit), [all, code, asked, fit]);
  // The page came with its first cards only: they stay, and the others are missing.
  const hasFailed = phase === 'error' && (found === null || isShort);
  const hasNoFilter = asked.filters === '' || found?.total === 0;
  const shown = hasNoFilter ? found : narrowed;
  const isLoading = !shown && !hasFailed && (onRetry === null || hasNoFilter);
  // The filters have no numbers before all listings are there.
  const isAwaited = isOpen && isShort && !hasFailed;
  const hasCards = (shown?.total ?? 0) > 0;
  const hasLine = hasCards || isLoading;
  let cards: ReactNode = isLoading && <LoadingCards />;
  if (shown?.total === 0) {
    cards = hasNoFilter ? (
      <ShopNothing
        query={asked}
        products={products}
        counts={part && part.counts}
        now={now}
        onChange={onChange}
      />
    ) : (
      code && narrowed && <code.NothingLeft {...{ query: asked, narrowed, onChange }} />
    );
  } else if (shown) {
    const onEnd = isShort && !hasFailed ? wantWholeCatalogue : undefined;
    cards = <ResultCards products={shown.products} listKey={key} onEnd={onEnd} />;
  }
  const failure = hasFailed && (
    <ErrorState
      message="Error loading products. Please try again."
      {...(isOpen && { text: FILTERS_NEED_ALL })}
      onRetry={retry}
    />
  );
  return (
    <>
      {/* The filters are above the cards, and so are the eyes of the person who opened them. */}
      {isOpen && failure}
      {onRetry && (
        <ErrorState
          message="The filters could not be loaded."
          text="Check your connection, or reload the page."
          onRetry={onRetry}
        />
      )}
      {code && narrowed && (
        <code.FilterPanel {...{ query, narrowed, isOpen, onChange }} onClose={onToggle} />
      )}
      <div className={hasLine ? 'mb-4 flex gap-3 text-sm' : 'sr-only'}>
        {/* Always rendered, so that each new number is read out. An empty category shows that it is
            empty. */}
        <output className="max-w-full flex-none text-haze">
          {isLoading || isAwaited
            ? 'Loading marine life...'
            : shown &&
              `${countText(shown.total, 'listing')}${narrowed && !hasNoFilter ? narrowed.note : ''}`}
        </output>
        {hasCards && LAST_SEEN}
      </div>
      {cards}
      {!isOpen && failure}
    </>
  );
}
