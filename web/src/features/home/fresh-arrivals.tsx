import type { ReactNode } from 'react';
import { useCatalogue } from '#state/catalogue/catalogue.ts';
import { useFit } from '#state/fit/fit.ts';
import { VerdictBadge } from '#ui/fit/verdict-badge.tsx';
import { EmptyState } from '#ui/layout/empty-state.tsx';
import { ErrorState } from '#ui/layout/error-state.tsx';
import { ArrowRightIcon } from '#ui/layout/icons.tsx';
import { FishIcon } from '#ui/layout/shop-icons.tsx';
import { ProductCard, ProductCardSkeleton } from '#ui/product/product-card.tsx';
import { SHELF_SIZES } from '#ui/product/shelf-sizes.ts';
import { Link } from '#ui/routing/link.tsx';

const SHOWN = 8;

const PLACES = Array.from({ length: SHOWN }, (_, index) => index);

/** The newest listings in stock, straight from the catalogue, or why there are none. */
export function FreshArrivals(): ReactNode {
  const { phase, products, retry } = useCatalogue();
  const fit = useFit();
  const arrivals = products.filter((product) => product.stock > 0).slice(0, SHOWN);
  const hasNone = phase !== 'loading' && arrivals.length === 0;
  return (
    <section className="page pt-20" aria-labelledby="arrivals">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div>
          <p className="eyebrow">Fresh arrivals</p>
          <h2 id="arrivals" className="mt-2 text-2xl">
            Just settled in
          </h2>
        </div>
        <Link
          to="/shop"
          className="text-link inline-flex min-h-11 items-center gap-2 font-semibold"
        >
          See everything
          <ArrowRightIcon className="size-4" />
        </Link>
      </div>
      {hasNone && phase === 'error' && (
        <ErrorState message="Error loading products. Please try again." onRetry={retry} />
      )}
      {hasNone && phase === 'ready' && (
        <EmptyState
          icon={<FishIcon className="size-10" />}
          title="Nothing is in stock right now"
          text="New arrivals show up here the moment we list them."
        />
      )}
      {!hasNone && (
        <ul className="shelf">
          {phase === 'loading' &&
            PLACES.map((place) => (
              <li key={place}>
                <ProductCardSkeleton />
              </li>
            ))}
          {arrivals.map((product) => (
            <li key={product.id}>
              <ProductCard
                product={product}
                sizes={SHELF_SIZES}
                mark={fit && <VerdictBadge verdict={fit.levelOf(product)} />}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
