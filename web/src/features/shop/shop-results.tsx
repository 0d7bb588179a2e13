import { use, useDeferredValue, type ReactNode } from 'react';
import type { Product } from '@reef/domain/catalogue/product';
import { shopProducts, type ShopQuery } from '@reef/domain/catalogue/shop-view';
import { useCatalogue } from '#state/catalogue/catalogue.ts';
import { FirstShopContext } from '#state/catalogue/first-shop.ts';
import { useFit } from '#state/fit/fit.ts';
import { useNow } from '#platform/clock.ts';
import { LateVerdictBadge } from '#ui/fit/late-verdict-badge.tsx';
import { ErrorState } from '#ui/layout/error-state.tsx';
import { ProductCard, ProductCardSkeleton } from '#ui/product/product-card.tsx';
import { CARD_SIZES, EAGER_CARDS } from './card-sizes.ts';
import { LastSeen } from './last-seen.tsx';
import { ShopNothing } from './shop-nothing.tsx';
import { useMoreOnScroll } from './use-more-on-scroll.ts';
import { plainQuery, writeShopQuery, readShopQuery } from './shop-query.ts';
import type { ChangeShopQuery } from './use-shop-query.ts';

const SKELETONS = Array.from({ length: 8 }, (_, index) => index);

function Loading(): ReactNode {
  return (
    <>
      <output className="visually-hidden">Loading marine life...</output>
      <p aria-hidden="true" className="mb-4 text-sm text-haze">
        Loading marine life...
      </p>
      <div className="product-grid">
        {SKELETONS.map((index) => (
          <ProductCardSkeleton key={index} />
        ))}
      </div>
    </>
  );
}

/** The products of a query: all that are found, and how many there are. */
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
  // What the page was drawn with stays where nothing newer can be had.
  if (phase !== 'ready' && products.length === 0) return first;
  const found = shopProducts(products, readShopQuery(new URLSearchParams(key)), now);
  return { products: found, total: found.length };
}

/** The cards of a query, or why there are none (SHOP-05, SHOP-06). */
export function ShopResults({
  query,
  onChange,
}: {
  query: ShopQuery;
  onChange: ChangeShopQuery;
}): ReactNode {
  const { phase, products, retry } = useCatalogue();
  const now = useNow('minute');
  const fit = useFit();
  // Typing must not wait for the cards.
  const key = useDeferredValue(writeShopQuery(query).toString());
  const found = useFound(key);
  const { shown, end } = useMoreOnScroll(found?.products.length ?? 0, key);
  if (phase === 'error' && found === null) {
    return <ErrorState message="Error loading products. Please try again." onRetry={retry} />;
  }
  if (found === null) return <Loading />;
  if (found.total === 0) {
    return <ShopNothing query={query} products={products} now={now} onChange={onChange} />;
  }
  return (
    <>
      <h2 className="visually-hidden">Products</h2>
      <LastSeen />
      <output className="mb-4 block text-sm text-haze">
        {found.total === 1 ? '1 listing' : `${found.total} listings`}
      </output>
      <ul className="product-grid">
        {found.products.slice(0, shown).map((product, index) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              isEager={index < EAGER_CARDS}
              sizes={CARD_SIZES}
              {...(fit !== null && {
                mark: <LateVerdictBadge verdict={fit.judge(product).verdict} />,
              })}
            />
          </li>
        ))}
      </ul>
      <div ref={end} />
    </>
  );
}
