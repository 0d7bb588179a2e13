import { memo, type ReactNode } from 'react';
import { toCents } from '@reef/domain/shared/money';
import type { Product } from '@reef/domain/catalogue/product';
import { countText } from '@reef/domain/shared/count-text';
import { Card } from '#ui/layout/card.tsx';
import { Price } from '#ui/product/price.tsx';
import { ProductPicture } from '#ui/product/product-picture.tsx';
import { Link } from '#ui/routing/link.tsx';
import { ProductActions, type ProductHandlers } from './product-actions.tsx';
import { CategoryBadge, StockBadge } from './product-badges.tsx';

/** Rendered again only when something of this product changes. */
const ProductCard = memo(function ProductCard({
  product,
  ...handlers
}: { product: Product } & ProductHandlers): ReactNode {
  return (
    <Card as="li" className="flex flex-col gap-3 p-4">
      <div className="grid grid-cols-[6rem_1fr] gap-4">
        <ProductPicture
          src={product.image_url}
          widths={product.image_widths}
          name={product.name}
          sizes="6rem"
          emptyLabel="No Image"
          className="aspect-4/3 w-24 rounded-md"
        />
        <div className="min-w-0">
          <h2 className="text-lg">
            <Link to={`/product/${product.id}`} className="text-link">
              {product.name}
            </Link>
          </h2>
          <p className="flex flex-wrap items-baseline gap-x-3">
            <Price cents={toCents(product.price)} />
            <span className="figures text-sm text-mist">{countText(product.stock, 'unit')}</span>
          </p>
        </div>
      </div>
      <p className="line-clamp-2 text-sm text-haze">{product.description || 'No description'}</p>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-2">
        <span className="flex flex-wrap gap-1.5">
          <CategoryBadge category={product.category} />
          <StockBadge product={product} />
        </span>
        <ProductActions product={product} {...handlers} />
      </div>
    </Card>
  );
});

/** The products on a phone (CPM-02). */
export function ProductCards({
  products,
  ...handlers
}: { products: readonly Product[] } & ProductHandlers): ReactNode {
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {products.map((product) => (
        <ProductCard key={product.id} product={product} {...handlers} />
      ))}
    </ul>
  );
}
