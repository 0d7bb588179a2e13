import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { Product } from '@reef/domain/catalogue/product';
import { CARD_SIZES } from '#features/shop/card-sizes.ts';
import { ProductCard } from '#ui/product/product-card.tsx';
import { cardHtml } from './card-html.ts';

const PRODUCT: Product = {
  id: 'flame-angel',
  name: `Flame "Angel" <b>&'`,
  description: 'Bold & <i>bright</i>',
  price: 1299.5,
  category: 'Saltwater Fish',
  image_url: '/catalogue/flame-angel-640.webp',
  stock: 2,
  sold_out_at: null,
  created_at: new Date('2026-11-01T00:00:00Z'),
  created_by: 'admin',
  revision: 0,
};

const CASES: readonly Partial<Product>[] = [
  {},
  { stock: 3 },
  { stock: 4 },
  { stock: 0 },
  { image_url: null },
  { image_url: '' },
  { image_url: 'https://pictures.example/a?b&c="d"' },
  {
    image_url: 'https://pictures.example/o/u%2F1-a.webp?alt=media&token=t',
    image_widths: [320, 640, 1600],
  },
  { price: 0 },
];

describe('cardHtml', () => {
  it.each(CASES)('SHOP-05 draws the same card as React: %j', (part) => {
    const product = { ...PRODUCT, ...part };
    for (const isEager of [true, false]) {
      const card = <ProductCard product={product} isEager={isEager} sizes={CARD_SIZES} />;
      expect(cardHtml(product, { isEager, sizes: CARD_SIZES })).toBe(
        renderToStaticMarkup(<MemoryRouter>{card}</MemoryRouter>),
      );
    }
  });
});
