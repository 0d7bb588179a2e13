import type { ReactNode } from 'react';
import type { Product } from '@reef/domain/catalogue/product';
import { useCatalogue } from '#state/catalogue/catalogue.ts';
import { useFit } from '#state/fit/fit.ts';
import { VerdictBadge } from '#ui/fit/verdict-badge.tsx';
import { ProductCard } from '#ui/product/product-card.tsx';

const SHOWN = 4;

/** Others of the category that are in stock, newest first. */
export function RelatedProducts({ product }: { product: Product }): ReactNode {
  const { products } = useCatalogue();
  const fit = useFit();
  const related = products
    .filter((other) => other.category === product.category && other.stock > 0)
    .filter((other) => other.id !== product.id)
    .slice(0, SHOWN);
  if (related.length === 0) return null;
  return (
    <section className="pt-16" aria-labelledby="related">
      <h2 id="related" className="mb-5 text-2xl">
        More {product.category}
      </h2>
      <ul className="product-grid">
        {related.map((other) => (
          <li key={other.id}>
            <ProductCard
              product={other}
              mark={fit && <VerdictBadge verdict={fit.judge(other).verdict} />}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
