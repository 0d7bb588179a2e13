import type { ReactNode } from 'react';
import type { Product } from '@reef/domain/catalogue/product';
import { isArchived } from '@reef/domain/catalogue/listing';
import { useNow } from '#platform/clock.ts';
import { Badge } from '#ui/layout/badge.tsx';

/** The product's category; an old listing may have none and reads `Uncategorized`. */
export function CategoryBadge({ category }: { category: string }): ReactNode {
  return <Badge tone="info">{category}</Badge>;
}

/** In Stock or Out of Stock, and whether the shop hides it by now. */
export function StockBadge({ product }: { product: Product }): ReactNode {
  const now = useNow('minute');
  return (
    <span className="flex flex-wrap gap-1.5">
      {product.stock > 0 ? (
        <Badge tone="good">In Stock</Badge>
      ) : (
        <Badge tone="danger">Out of Stock</Badge>
      )}
      {isArchived(product, now) && <Badge>Archived</Badge>}
    </span>
  );
}
