import { lazy, use, useDeferredValue, useMemo, type ReactNode } from 'react';
import type { Product } from '@reef/domain/catalogue/product';
import { withoutGaps } from '@reef/domain/catalogue/catalogue-part';
import { shopProducts } from '@reef/domain/catalogue/shop-view';
import { countText } from '@reef/domain/shared/count-text';
import { useWholeCatalogue, wantWholeCatalogue } from '#state/catalogue/catalogue.ts';
import type { LiveCatalogue } from '#state/catalogue/live-catalogue.ts';
import { FirstShopContext } from '#state/catalogue/first-shop.ts';
import { fitStore } from '#state/fit/fit.ts';
import { useNow } from '#platform/clock.ts';
import { useStore } from '#platform/store.ts';
import { ErrorState } from '#ui/layout/error-state.tsx';
import { LatePiece } from '#ui/layout/late-piece.tsx';
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

/** Made once: no change of the results reaches it before its code has loaded. */
const LAST_SEEN = (
  <LatePiece>
    <LastSeen />
  </LatePiece>
);

/** The products of a query before its filters: the first results, and the number of all. */
type Found = { products: readonly Product[]; total: number };

/** The page's own data, as long as it answers the query and nothing newer is known. */
function useFirstListing(key: string): Found | null {
  const first = use(FirstShopContext);
  const isAsked = first !== null && key === writeShopQuery(plainQuery(first.category)).toString();
  return isAsked ? first.listing : null;
}

/** The catalogue's results for a query; null while it is loading. */
function useFound(key: string, asked: AskedShop, { phase, products, part }: LiveCatalogue) {
  const now = useNow('minute');
  const first = useFirstListing(key);
  const found = useMemo(() => shopProducts(products, asked, now), [products, asked, now]);
  // The page's own data stays if nothing newer is available.
  if (phase !== 'ready' && products.length === 0) return first;
  if (part === null) return { products: found, total: found.length };
  if (!isPlain(asked)) return null;
  const { category } = asked;
  return { products: withoutGaps(found, category, part.upto), total: part.counts[category] };
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
  const { phase, products, retry } = live;
  const found = useFound(key, asked, live);
  const isShort = found !== null && found.products.length < found.total;
  const all = isShort ? undefined : found?.products;
  const narrowed = useMemo(() => all && code?.narrow(all, asked, fit), [all, code, asked, fit]);
  // The page came with its first cards only: they stay, and the others are missing.
  const hasFailed = phase === 'error' && (found === null || isShort);
  const hasNoFilter = asked.filters === '' || found?.total === 0;
  const shown = hasNoFilter ? found : narrowed;
  const isLoading = !shown && !hasFailed && (onRetry === null || hasNoFilter);
  const hasCards = (shown?.total ?? 0) > 0;
  const hasLine = hasCards || isLoading;
  let cards: ReactNode = isLoading && <LoadingCards />;
  if (shown?.total === 0) {
    cards = hasNoFilter ? (
      <ShopNothing query={query} products={products} now={now} onChange={onChange} />
    ) : (
      code && narrowed && <code.NothingLeft {...{ query: asked, narrowed, onChange }} />
    );
  } else if (shown) {
    const onEnd = isShort && !hasFailed ? wantWholeCatalogue : undefined;
    cards = <ResultCards products={shown.products} listKey={key} onEnd={onEnd} />;
  }
  return (
    <>
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
      <div className={hasLine ? 'mb-4 flex gap-3 text-sm' : 'visually-hidden'}>
        {/* Always rendered, so that each new number is read out. An empty category shows that it is
            empty. */}
        <output className="max-w-full flex-none text-haze">
          {isLoading
            ? 'Loading marine life...'
            : shown &&
              `${countText(shown.total, 'listing')}${narrowed && !hasNoFilter ? narrowed.note : ''}`}
        </output>
        {hasCards && LAST_SEEN}
      </div>
      {cards}
      {hasFailed && (
        <ErrorState message="Error loading products. Please try again." onRetry={retry} />
      )}
    </>
  );
}
