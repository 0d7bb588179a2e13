import { memo, type ReactNode } from 'react';
import { toCents } from '@reef/domain/shared/money';
import type { Product } from '@reef/domain/catalogue/product';
import { countText } from '@reef/domain/shared/count-text';
import { Price } from '#ui/product/price.tsx';
import { ProductPicture } from '#ui/product/product-picture.tsx';
import { Link } from '#ui/routing/link.tsx';
import { ProductActions, type ProductHandlers } from './product-actions.tsx';
import { CategoryBadge, StockBadge } from './product-badges.tsx';

/** Rendered again only when something of this product changes: sixty of them take long. */
const Row = memo(function Row({
  product,
  ...handlers
}: { product: Product } & ProductHandlers): ReactNode {
  return (
    <tr>
      <td>
        <ProductPicture
          src={product.image_url}
          widths={product.image_widths}
          name={product.name}
          sizes="5rem"
          emptyLabel="No Image"
          className="aspect-4/3 w-20 rounded-sm"
        />
      </td>
      <th scope="row">
        <Link to={`/product/${product.id}`} className="text-link font-semibold">
          {product.name}
        </Link>
      </th>
      <td>
        <CategoryBadge category={product.category} />
      </td>
      <td>
        <Price cents={toCents(product.price)} />
      </td>
      <td className="figures whitespace-nowrap">{countText(product.stock, 'unit')}</td>
      <td>
        <StockBadge product={product} />
      </td>
      <td className="max-w-64 text-sm text-haze">
        <span className="line-clamp-2">{product.description || 'No description'}</span>
      </td>
      <td>
        <ProductActions product={product} {...handlers} />
      </td>
    </tr>
  );
});

/** The products if there is room for a table (CPM-02). */
export function ProductTable({
  products,
  ...handlers
}: { products: readonly Product[] } & ProductHandlers): ReactNode {
  return (
    <table className="desk-table">
      <caption className="sr-only">Products, newest first</caption>
      <thead>
        <tr>
          <th scope="col">Image</th>
          <th scope="col">Name</th>
          <th scope="col">Category</th>
          <th scope="col">Price</th>
          <th scope="col">Stock</th>
          <th scope="col">Status</th>
          <th scope="col">Description</th>
          <th scope="col">
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <Row key={product.id} product={product} {...handlers} />
        ))}
      </tbody>
    </table>
  );
}
