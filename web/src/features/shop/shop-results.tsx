import { use, useDeferredValue, useMemo, type ReactNode } from 'react';
import type { Product } from '@reef/domain/catalogue/product';
import { shopProducts } from '@reef/domain/catalogue/shop-view';
import { useCatalogue } from '#state/catalogue/catalogue.ts';
import { FirstShopContext } from '#state/catalogue/first-shop.ts';
import { useFit } from '#state/fit/fit.ts';
import { useNow } from '#platform/clock.ts';
import { ErrorState } from '#ui/layout/error-state.tsx';
import { loadFilterCode, type Filtering } from './use-filtering.ts';
import { LoadingCards, ResultCards } from './result-cards.tsx';
import { ShopNothing } from './shop-nothing.tsx';
import { plainQuery, writeShopQuery, readShopQuery, type AskedShop } from './shop-query.ts';
import type { ChangeShopQuery } from './use-shop-query.ts';

/** The products of a query before its filters: all that are found, and how many there are. */
type Found = { products: readonly Product[]; total: number };

/** What the page was drawn with, as long as that is what is asked for and nothing newer is known. */
function useFirstListing(key: string): Found | null {
  const first = use(FirstShopContext);
  const isAsked = first !== null && key === writeShopQuery(plainQuery(first.category)).toString();
  return isAsked ? first.listing : null;
}

/** What the catalogue has of a query; null while it is loading. */
function useFound(key: string): Found | null {
  const { phase, products } = useCatalogue();
  const now = useNow('minute');
  const first = useFirstListing(key);
  const found = useMemo(
    () => shopProducts(products, readShopQuery(new URLSearchParams(key)), now),
    [products, key, now],
  );
  // What the page was drawn with stays where nothing newer can be had.
  if (phase !== 'ready' && products.length === 0) return first;
  return { products: found, total: found.length };
}

/** The cards of a query, or why there are none (SHOP-05, SHOP-06), and the filters over them. */
export function ShopResults({
  query,
  filtering,
  onChange,
}: {
  query: AskedShop;
  filtering: Filtering;
  onChange: ChangeShopQuery;
}): ReactNode {
  const { phase, products, retry } = useCatalogue();
  const now = useNow('minute');
  const fit = useFit();
  // Typing must not wait for the cards.
  const key = useDeferredValue(writeShopQuery(query).toString());
  const found = useFound(key);
  const { code, isOpen, onToggle } = filtering;
  const asked = readShopQuery(new URLSearchParams(key));
  const all = found?.products ?? null;
  const { filters, category } = asked;
  const narrowed = useMemo(() => {
    if (all === null || code === null || code === 'failed') return null;
    return code.narrow(all, filters, category, fit);
  }, [all, code, filters, category, fit]);
  if (phase === 'error' && found === null) {
    return <ErrorState message="Error loading products. Please try again." onRetry={retry} />;
  }
  if (code === 'failed' && (isOpen || filters !== '')) {
    return (
      <ErrorState
        message="The filters could not be loaded."
        text="Check your connection, then try again."
        onRetry={() => void loadFilterCode()}
      />
    );
  }
  const isPlain = filters === '' || found?.total === 0;
  let cards: ReactNode = <LoadingCards />;
  if (found !== null && isPlain) {
    cards =
      found.total === 0 ? (
        <ShopNothing query={query} products={products} now={now} onChange={onChange} />
      ) : (
        <ResultCards products={found.products} total={found.total} listKey={key} />
      );
  } else if (narrowed !== null && code !== null && code !== 'failed' && !narrowed.isEarly) {
    cards =
      narrowed.products.length === 0 ? (
        <code.NothingLeft query={asked} narrowed={narrowed} onChange={onChange} />
      ) : (
        <ResultCards
          products={narrowed.products}
          listKey={key}
          note={code.unknownNote(narrowed.unknown)}
        />
      );
  }
  return (
    <>
      {code !== null && code !== 'failed' && narrowed !== null && (
        <code.FilterPanel
          query={query}
          narrowed={narrowed}
          isOpen={isOpen}
          onChange={onChange}
          onClose={onToggle}
        />
      )}
      {cards}
    </>
  );
}
