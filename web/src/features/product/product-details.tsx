import { lazy, useState, type ReactNode } from 'react';
import { clampQuantity } from '@reef/domain/cart/cart';
import { ARCHIVED_NOTICE } from '@reef/domain/catalogue/archived-notice';
import { toCents } from '@reef/domain/shared/money';
import type { Product } from '@reef/domain/catalogue/product';
import { isArchived } from '@reef/domain/catalogue/listing';
import { useStock } from '#state/cart/cart-store.ts';
import { useNow } from '#platform/clock.ts';
import { Badge } from '#ui/layout/badge.tsx';
import { InfoIcon } from '#ui/layout/icons.tsx';
import { OptionalPart } from '#ui/layout/optional-part.tsx';
import { WholePicture } from '#ui/photos/whole-picture.tsx';
import { Price } from '#ui/product/price.tsx';
import { ProductPicture } from '#ui/product/product-picture.tsx';
import { FitPanel } from './fit-panel.tsx';
import { LateCarePanel } from './late-care-panel.tsx';
import { ProductPromises } from './product-promises.tsx';
import { PurchasePanel } from './purchase-panel.tsx';
import { ShareButton } from './share-button.tsx';

/** Loads late, with the rules of delivery: the first view of a product needs none of them. */
const ProductDelivery = lazy(() => import('./product-delivery.tsx'));

function StockBadge({ stock }: { stock: number }): ReactNode {
  return (
    <output className="flex">
      <Badge tone={stock > 0 ? 'good' : 'danger'} hasDot>
        {stock > 0 ? `In Stock: ${stock}` : 'Out of Stock'}
      </Badge>
    </output>
  );
}

function Archived(): ReactNode {
  return (
    <p className="surface-quiet flex gap-3 p-4 text-sm text-mist">
      <InfoIcon className="mt-0.5 size-5 flex-none text-sun" />
      {ARCHIVED_NOTICE}
    </p>
  );
}

/** A product's picture, facts and how to buy it (PROD-01, PROD-02, PROD-06). */
export function ProductDetails({ product }: { product: Product }): ReactNode {
  const { name, description, category, price, image_url, image_widths, care } = product;
  const { stock, remaining } = useStock(product);
  const [wanted, setWanted] = useState(1);
  const quantity = clampQuantity(wanted, remaining);
  const now = useNow('minute');
  return (
    <div className="product-layout">
      <div className="product-frame" data-product-picture>
        <ProductPicture
          src={image_url}
          widths={image_widths}
          name={name}
          isEager
          sizes="(min-width: 80rem) 40rem, (min-width: 64rem) 50vw, 94vw"
          className="aspect-4/3 w-full rounded-lg"
        />
        {image_url && <WholePicture url={image_url} name={name} />}
      </div>
      <div className="product-side">
        <div className="product-facts">
          <div className="flex flex-wrap gap-2">
            <Badge tone="info">{category}</Badge>
            <StockBadge stock={stock} />
          </div>
          <h1 tabIndex={-1} className="mt-4 text-3xl">
            {name}
          </h1>
          <div className="mt-3 flex items-center justify-between gap-4">
            <p>
              <Price cents={toCents(price)} className="font-display text-2xl" />
            </p>
            <ShareButton product={product} />
          </div>
          <p className="mt-5 max-w-prose text-lg whitespace-pre-line">{description}</p>
          <div className="mt-7 flex flex-col gap-5">
            {isArchived(product, now) && <Archived />}
            <PurchasePanel product={product} quantity={quantity} onQuantity={setWanted} />
            <OptionalPart placeholder={<div className="delivery-place" />}>
              <ProductDelivery />
            </OptionalPart>
            <FitPanel product={product} more={Math.min(quantity, remaining)} />
          </div>
        </div>
        <ProductPromises category={category} />
      </div>
      {care !== undefined && <LateCarePanel id={product.id} care={care} />}
    </div>
  );
}
