import { useDeferredValue, useEffect, useRef, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { shopProducts, type ShopQuery } from '@reef/domain/catalogue/shop-view';
import { useCatalogue } from '#state/catalogue/catalogue.ts';
import { useNow } from '#platform/clock.ts';
import { ErrorState } from '#ui/layout/error-state.tsx';
import { ProductCard, ProductCardSkeleton } from '#ui/product/product-card.tsx';
import { CARD_SIZES, EAGER_CARDS } from './card-sizes.ts';
import { LastSeen } from './last-seen.tsx';
import { ShopNothing } from './shop-nothing.tsx';
import { useMoreOnScroll } from './use-more-on-scroll.ts';
import { writeShopQuery, readShopQuery } from './shop-query.ts';
import type { ChangeShopQuery } from './use-shop-query.ts';

const SKELETONS = Array.from({ length: 8 }, (_, index) => index);

/** Filled by `start/first-cards.ts`; React must neither look into it nor empty it. */
const AS_FOUND = { __html: '' };

/** The cards drawn before the app was there; their links navigate without a reload. */
function FirstCards(): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      void navigate(link.pathname);
    };
    const element = place.current;
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [navigate]);
  return (
    <div ref={place} id="first-cards" suppressHydrationWarning dangerouslySetInnerHTML={AS_FOUND} />
  );
}

function Loading(): ReactNode {
  return (
    <>
      <FirstCards />
      <div className="shop-loading">
        <output className="visually-hidden">Loading marine life...</output>
        <p aria-hidden="true" className="mb-4 text-sm text-haze">
          Loading marine life...
        </p>
        <div className="product-grid">
          {SKELETONS.map((index) => (
            <ProductCardSkeleton key={index} />
          ))}
        </div>
      </div>
    </>
  );
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
  // Typing must not wait for the cards.
  const key = useDeferredValue(writeShopQuery(query).toString());
  const found = shopProducts(products, readShopQuery(new URLSearchParams(key)), now);
  const { shown, end } = useMoreOnScroll(found.length, key);
  if (phase === 'loading') return <Loading />;
  if (phase === 'error' && products.length === 0) {
    return <ErrorState message="Error loading products. Please try again." onRetry={retry} />;
  }
  if (found.length === 0) {
    return <ShopNothing query={query} products={products} now={now} onChange={onChange} />;
  }
  return (
    <>
      <h2 className="visually-hidden">Products</h2>
      <LastSeen />
      <output className="mb-4 block text-sm text-haze">
        {found.length === 1 ? '1 listing' : `${found.length} listings`}
      </output>
      <ul className="product-grid">
        {found.slice(0, shown).map((product, index) => (
          <li key={product.id}>
            <ProductCard product={product} isEager={index < EAGER_CARDS} sizes={CARD_SIZES} />
          </li>
        ))}
      </ul>
      <div ref={end} />
    </>
  );
}
