import { memo, type ReactNode } from 'react';
import type { Product } from '@reef/domain/catalogue/product';
import { useFit, type Fit } from '#state/fit/fit.ts';
import { VerdictBadge } from '#ui/fit/verdict-badge.tsx';
import { ProductCard, ProductCardSkeleton } from '#ui/product/product-card.tsx';
import { CARD_SIZES, EAGER_CARDS } from './card-sizes.ts';
import { useMoreOnScroll } from './use-more-on-scroll.ts';

/** The index at which each pair begins, in a list of `shown` cards. */
function pairStarts(shown: number): number[] {
  return Array.from({ length: Math.ceil(shown / 2) }, (_, pair) => pair * 2);
}

const SKELETONS = Array.from({ length: 8 }, (_, index) => index);

/** Placeholders for cards. */
export function LoadingCards(): ReactNode {
  return (
    <div className="product-grid">
      {SKELETONS.map((index) => (
        <ProductCardSkeleton key={index} />
      ))}
    </div>
  );
}

/** Two cards of the list (product-card.css). They do not render again when others are added. */
const CardPair = memo(function CardPair({
  products,
  from,
  to,
  fit,
}: {
  products: readonly Product[];
  from: number;
  to: number;
  fit: Fit | null;
}): ReactNode {
  return (
    <div className="product-grid">
      {products.slice(from, to).map((product, index) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as the list below
        <div key={product.id} role="listitem">
          <ProductCard
            product={product}
            isEager={from + index < EAGER_CARDS}
            sizes={CARD_SIZES}
            mark={fit && <VerdictBadge verdict={fit.levelOf(product)} />}
          />
        </div>
      ))}
    </div>
  );
});

/**
 * The cards of the results, the first screens of them; more are added on scroll. They do not render
 * again while the filters above change and the results are still being computed.
 * @param listKey changes with the query: the list then starts again.
 * @param onEnd if set, more products exist than are known: called when their place is near the
 *   screen, where placeholders stand for them.
 */
export const ResultCards = memo(function ResultCards({
  products,
  listKey,
  onEnd,
}: {
  products: readonly Product[];
  listKey: string;
  onEnd: (() => void) | undefined;
}): ReactNode {
  const fit = useFit();
  const { shown, end } = useMoreOnScroll(products.length, listKey, onEnd);
  return (
    <>
      <h2 className="sr-only">Products</h2>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a `ul` may not hold pairs */}
      <div role="list" className="product-list">
        {pairStarts(shown).map((from) => (
          <CardPair
            key={from}
            products={products}
            from={from}
            to={Math.min(from + 2, shown)}
            fit={fit}
          />
        ))}
      </div>
      <div ref={end} />
      {onEnd && shown === products.length && <LoadingCards />}
    </>
  );
});
