import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Category } from '@reef/domain/catalogue/category';
import type { Product } from '@reef/domain/catalogue/product';
import { isOfSpecies } from '@reef/domain/catalogue/species';
import { useWholeCatalogue } from '#state/catalogue/catalogue.ts';
import { useFit } from '#state/fit/fit.ts';
import { VerdictBadge } from '#ui/fit/verdict-badge.tsx';
import { ArrowRightIcon } from '#ui/layout/icons.tsx';
import { ProductCard, ProductCardSkeleton } from '#ui/product/product-card.tsx';
import { Link } from '#ui/routing/link.tsx';

/** The most cards on the shelf; everything else is one link away. */
const SHOWN = 8;

const PLACES = Array.from({ length: SHOWN }, (_, index) => index);

/**
 * The species a page names that are in stock, in the page's order, the newest listing of each; of
 * its category, if there are none.
 */
function inStockOf(
  products: readonly Product[],
  species: readonly string[],
  category: Category,
): readonly Product[] {
  const inStock = products.filter((product) => product.stock > 0);
  const found = species.flatMap(
    (one) => inStock.find((product) => isOfSpecies(product.name, one)) ?? [],
  );
  const shown =
    found.length > 0 ? new Set(found) : inStock.filter((one) => one.category === category);
  return [...shown].slice(0, SHOWN);
}

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
  const { phase, products, part } = useWholeCatalogue(wasNear);
  const fit = useFit();
  const isWaiting = phase === 'loading' || (phase === 'ready' && part !== null);
  const shown = part === null || !isWaiting ? inStockOf(products, species, category) : [];
  if (!isWaiting && shown.length === 0) return null;
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
        {shown.map((product) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              sizes="(min-width: 64rem) 18rem, (min-width: 40rem) 30vw, 66vw"
              {...(fit !== null && {
                mark: <VerdictBadge verdict={fit.levelOf(product)} />,
              })}
            />
          </li>
        ))}
        {shown.length === 0 &&
          PLACES.map((place) => (
            <li key={place} className="needs-script">
              <ProductCardSkeleton />
            </li>
          ))}
      </ul>
    </section>
  );
}
