import { useDeferredValue, type ReactNode } from 'react';
import { SHOP_TABS } from '@reef/domain/catalogue/categories';
import type { Product } from '@reef/domain/catalogue/product';
import { useProduct } from '#state/catalogue/live-product.ts';
import { Breadcrumbs } from '#ui/layout/breadcrumbs.tsx';
import { useIsHydrated } from '#ui/layout/hydrated.ts';
import { LinkButton } from '#ui/forms/button.tsx';
import { EmptyPage } from '#ui/layout/empty-page.tsx';
import { ErrorState } from '#ui/layout/error-state.tsx';
import { PageMeta } from '#ui/layout/page-meta.tsx';
import { FishIcon } from '#ui/layout/shop-icons.tsx';
import { Skeleton } from '#ui/layout/skeleton.tsx';
import { useParams } from '#ui/routing/params.ts';
import { ProductDetails } from './product-details.tsx';
import { ProductHead } from './product-head.tsx';
import { RelatedProducts } from './related-products.tsx';

function Loading(): ReactNode {
  return (
    <div className="page pb-16">
      <PageMeta title="Product" />
      <output className="sr-only">Loading product…</output>
      <Skeleton className="my-5 h-5 w-56" />
      <div className="product-layout">
        <div className="deep-water aspect-4/3 w-full rounded-lg" />
        <div className="flex flex-col gap-4">
          <Skeleton className="h-7 w-52" />
          <Skeleton className="h-12 w-4/5" />
          <Skeleton className="h-8 w-32" />
          <Skeleton className="h-28 w-full" />
          <Skeleton className="h-14 w-64 rounded-full" />
        </div>
      </div>
    </div>
  );
}

function NotFound(): ReactNode {
  return (
    <EmptyPage
      icon={<FishIcon className="size-10" />}
      title="Product not found"
      text="It may have been sold and taken off the list."
      action={<LinkButton to="/shop">Back to Shop</LinkButton>}
    />
  );
}

function Unreachable({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <div className="page py-10">
      <PageMeta title="Product" isIndexed={false} />
      <ErrorState
        heading="h1"
        message="Error loading products. Please try again."
        onRetry={onRetry}
      />
    </div>
  );
}

function Details({ product }: { product: Product }): ReactNode {
  const tab = SHOP_TABS.find(({ category }) => category === product.category);
  // The product first. A server-rendered page has the others already.
  const hasOthers = useDeferredValue(true, !useIsHydrated());
  return (
    <div className="page pb-16">
      <ProductHead product={product} />
      <Breadcrumbs
        crumbs={[
          { label: 'Home', to: '/' },
          { label: 'Shop', to: '/shop' },
          // No tab lists a product without a known category.
          ...(tab ? [{ label: product.category, to: `/shop?tab=${tab.slug}` }] : []),
          { label: product.name },
        ]}
      />
      {/* A new product starts with a new quantity. */}
      <ProductDetails key={product.id} product={product} />
      {hasOthers && <RelatedProducts product={product} />}
    </div>
  );
}

/** One product, live (PROD-01 to PROD-07). */
export default function ProductPage(): ReactNode {
  const { id = '' } = useParams();
  const { phase, product, retry } = useProduct(id);
  if (product !== null) return <Details product={product} />;
  if (phase === 'missing') return <NotFound />;
  return phase === 'error' ? <Unreachable onRetry={retry} /> : <Loading />;
}
