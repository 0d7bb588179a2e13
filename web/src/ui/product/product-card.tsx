import type { ReactNode } from 'react';
import { toCents } from '@reef/domain/shared/money';
import type { Product } from '@reef/domain/catalogue/product';
import { classNames } from '#ui/layout/class-names.ts';
import { Link } from '#ui/routing/link.tsx';
import { usePictureTravel } from './picture-travel.ts';
import { Price } from './price.tsx';
import { ProductPicture } from './product-picture.tsx';
import { Skeleton } from '#ui/layout/skeleton.tsx';

/** With this many units or fewer the card says that there are few. */
const FEW = 3;

function stockTone(stock: number): string {
  if (stock <= 0) return 'text-haze';
  return stock <= FEW ? 'text-sun' : 'text-kelp';
}

/** The stock, in words and color (PROD-02's words). */
function StockLine({ stock }: { stock: number }): ReactNode {
  return (
    <span className={classNames('stock-line figures', stockTone(stock))}>
      {stock > 0 ? `In Stock: ${stock}` : 'Out of Stock'}
    </span>
  );
}

/** A product as the shop shows it; the whole card links to its page (SHOP-05). */
export function ProductCard({
  product,
  isEager = false,
  sizes,
  mark,
}: {
  product: Product;
  /** True for the first row, whose pictures must not wait. */
  isEager?: boolean;
  sizes?: string;
  /** A small word about it, in the picture's corner. */
  mark?: ReactNode;
}): ReactNode {
  const { id, name, description, price, stock, image_url, image_widths } = product;
  const path = `/product/${id}`;
  const travel = usePictureTravel(path);
  return (
    <article className="product-card surface surface-live">
      <div className={classNames('product-card-picture', stock <= 0 && 'is-sold-out')}>
        <ProductPicture
          src={image_url}
          widths={image_widths}
          name={name}
          isEager={isEager}
          sizes={sizes}
        />
        {mark && <div className="product-card-mark">{mark}</div>}
      </div>
      <div className="product-card-text">
        <h3 className="product-card-name">
          <Link to={path} className="product-card-link" onClick={travel}>
            {name}
          </Link>
        </h3>
        <p className="product-card-description">{description}</p>
        <p className="product-card-foot">
          <StockLine stock={stock} />
          <Price cents={toCents(price)} className="text-lg" />
        </p>
      </div>
    </article>
  );
}

/** A placeholder for a card that is loading, of the same height. */
export function ProductCardSkeleton(): ReactNode {
  return (
    <div className="product-card surface" aria-hidden="true">
      <div className="product-card-picture">
        <div className="deep-water aspect-4/3 w-full" />
      </div>
      <div className="product-card-text">
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="mt-3 h-3.5 w-full" />
        <Skeleton className="mt-2 h-3.5 w-2/3" />
        <div className="product-card-foot">
          <Skeleton className="h-4 w-20" />
          <Skeleton className="h-5 w-16" />
        </div>
      </div>
    </div>
  );
}
