import type { ReactNode } from 'react';
import type { Product } from '@reef/domain/catalogue/product';
import { siteUrl } from '#platform/site.ts';
import { PageMeta } from '#ui/layout/page-meta.tsx';
import { StructuredDataScript } from '#ui/layout/structured-data.tsx';

/** A picture's full address; undefined if the site's own address is unknown. */
function pictureUrl({ image_url: src }: Product): string | undefined {
  if (src === null || src === '') return undefined;
  const address = src.startsWith('/') ? siteUrl(src) : src;
  return /^https?:/.test(address) ? address : undefined;
}

/** What search engines and shared links show about a product: its price and availability. */
export function ProductHead({ product }: { product: Product }): ReactNode {
  const url = siteUrl(`/product/${product.id}`);
  const image = pictureUrl(product);
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': `${url}#product`,
    name: product.name,
    description: product.description,
    category: product.category,
    image,
    offers: {
      '@type': 'Offer',
      url,
      price: product.price.toFixed(2),
      priceCurrency: 'USD',
      availability: `https://schema.org/${product.stock > 0 ? 'InStock' : 'OutOfStock'}`,
    },
  };
  return (
    <>
      <PageMeta
        title={product.name}
        description={product.description.slice(0, 155)}
        canonicalUrl={url}
        pictureUrl={image}
      />
      <StructuredDataScript data={data} />
    </>
  );
}
