import { describe, expect, it } from 'vitest';
import type { Product } from '@reef/domain/catalogue/product';
import { catalogueOf, catalogueQuery } from './catalogue.ts';
import { LOADING_LIST } from '#platform/data/live-query.ts';

const product = (id: string, created: string): Product => ({
  id,
  name: id,
  description: '',
  price: 1,
  category: 'Live Coral',
  image_url: null,
  stock: 1,
  sold_out_at: null,
  created_at: new Date(created),
  created_by: 'admin',
  revision: 1,
});

describe('catalogueQuery', () => {
  it('SHOP-07 is the same query all day, and reaches at least 7 days back', () => {
    const morning = catalogueQuery(new Date('2026-11-21T00:00:01Z'));
    const night = catalogueQuery(new Date('2026-11-21T23:59:59Z'));
    expect(JSON.stringify(morning)).toBe(JSON.stringify(night));
    expect(JSON.stringify(night)).toContain('2026-11-14T00:00:00.000Z');
  });
});

describe('catalogueOf', () => {
  const ready = { ...LOADING_LIST, phase: 'ready' } as const;

  it('SHOP-07 puts the newest first', () => {
    const items = [product('old', '2026-01-01T00:00:00Z'), product('new', '2026-02-01T00:00:00Z')];
    const { products } = catalogueOf({ ...ready, items, isFromCache: false }, null);
    expect(products.map((entry) => entry.id)).toEqual(['new', 'old']);
  });

  it('takes an empty list from the server for an empty shop', () => {
    expect(catalogueOf({ ...ready, items: [], isFromCache: false }, null).phase).toBe('ready');
  });

  it('takes an empty list from an empty cache for not knowing', () => {
    expect(catalogueOf({ ...ready, items: [], isFromCache: true }, null).phase).toBe('error');
  });
});
