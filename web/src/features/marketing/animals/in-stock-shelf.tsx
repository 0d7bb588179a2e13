import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Category } from '@reef/domain/catalogue/category';
import { useWholeCatalogue } from '#state/catalogue/catalogue.ts';
import { useFit } from '#state/fit/fit.ts';
import { VerdictBadge } from '#ui/fit/verdict-badge.tsx';
import { ArrowRightIcon } from '#ui/layout/icons.tsx';
import { ProductCard, ProductCardSkeleton } from '#ui/product/product-card.tsx';
import { SHELF_SIZES } from '#ui/product/shelf-sizes.ts';
import { Link } from '#ui/routing/link.tsx';
import { inStockOf, SHOWN } from './in-stock.ts';

const PLACES = Array.from({ length: SHOWN }, (_, index) => index);

/** How far below the screen the shelf may be when its animals are looked for. */
const NEAR_PX = 1000;

/** Whether the shelf was ever near the screen. A large catalogue is not fetched whole before. */
function useWasNear() {
  const [wasNear, setWasNear] = useState(false);
  const shelf = useRef<HTMLElement>(null);
  useEffect(() => {
    if (shelf.current === null || wasNear) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) setWasNear(true);
      },
      { rootMargin: `${NEAR_PX}px` },
    );
    observer.observe(shelf.current);
    return () => observer.disconnect();
  }, [wasNear]);
  return { shelf, wasNear };
}

/** Live cards of the animals a marketing page names, if they are in stock. */
export function InStockShelf({
  species,
  category,
  shopPath,
}: {
  /** The names as written on the page. */
  species: readonly string[];
  category: Category;
  shopPath: string;
}): ReactNode {
  const { shelf, wasNear } = useWasNear();
  const shown = inStockOf(useWholeCatalogue(wasNear), species, category);
  const fit = useFit();
  if (shown?.length === 0) return null;
  return (
    <section ref={shelf} aria-labelledby="in-stock-title" className="mt-10 mb-14">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <h2 id="in-stock-title" className="text-2xl">
          In stock today
        </h2>
        <Link
          to={shopPath}
          className="text-link inline-flex min-h-11 items-center gap-2 font-semibold"
        >
          See all in the shop
          <ArrowRightIcon className="size-4" />
        </Link>
      </div>
      <ul className="shelf">
        {shown?.map((product) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              sizes={SHELF_SIZES}
              mark={fit && <VerdictBadge verdict={fit.levelOf(product)} />}
            />
          </li>
        ))}
        {shown === null &&
          PLACES.map((place) => (
            <li key={place} className="needs-script">
              <ProductCardSkeleton />
            </li>
          ))}
      </ul>
    </section>
  );
}
