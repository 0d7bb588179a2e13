import { describe, expect, it } from 'vitest';
import type { Catalogue } from '@reef/domain/catalogue/file/catalogue-file';
import { aProduct } from '@reef/domain/testing/fixtures';
import { readFirstShop } from '#state/catalogue/first-shop.ts';
import { canonicalSearch, renderShopPage } from './render-shop.tsx';

const SHELL = '<html><head></head><body><div id="root"></div></body></html>';
const HOSTILE = '</script><script>alert(1)</script>';

const fish = Array.from({ length: 30 }, (_, index) =>
  aProduct({ id: `fish-${index}`, name: `Fish ${index}`, price: index + 1 }),
);
const coral = aProduct({ id: 'coral', name: HOSTILE, category: 'Live Coral' });
const CATALOGUE: Catalogue = {
  as_of: new Date('2026-11-21T12:00:00Z'),
  counts: { 'Saltwater Fish': 30, 'Live Coral': 1, Invertebrates: 0, WYSIWYG: 0 },
  products: [...fish, coral],
};

function cardsIn(html: string): string[] {
  return [...html.matchAll(/class="product-card-link"[^>]*>([^<]*)</g)].map(
    ([, name]) => name ?? '',
  );
}

function dataIn(html: string) {
  const data = /<script type="application\/json" id="first-shop">(.*?)<\/script>/.exec(html);
  return readFirstShop(data?.[1] ?? null);
}

describe('canonicalSearch', () => {
  it('tells eight pages apart, whatever is asked for', () => {
    expect(canonicalSearch('')).toBe('');
    expect(canonicalSearch('?utm_source=letter&x=1')).toBe('');
    expect(canonicalSearch('?tab=sharks')).toBe('');
    expect(canonicalSearch('?tab=coral')).toBe('tab=coral');
    expect(canonicalSearch('?q=a')).toBe(canonicalSearch(`?q=${'b'.repeat(999)}&sort=qty-asc`));
    expect(canonicalSearch('?tab=coral&show=out-of-stock')).toBe('tab=coral&more=');
    // FIT-05: the app reads the filters; the cards then appear once, already filtered.
    expect(canonicalSearch('?tab=coral&reef=safe&gal=40')).toBe('tab=coral&more=');
  });
});

describe('renderShopPage', () => {
  it('SHOP-01 SHOP-05 draws 24 cards, cheapest first, every count, and what the app needs for both', async () => {
    const html = await renderShopPage(SHELL, '', CATALOGUE);
    expect(cardsIn(html)).toEqual(fish.slice(0, 24).map(({ name }) => name));
    expect(html).toContain('30 listings');
    expect([...html.matchAll(/tab-count figures">(\d+)</g)].map(([, count]) => count)).toEqual([
      '30',
      '1',
      '0',
      '0',
    ]);
    expect(dataIn(html)).toEqual({
      category: 'Saltwater Fish',
      counts: CATALOGUE.counts,
      listing: { total: 30, products: fish.slice(0, 24) },
    });
  });
  it('ATT-45 draws a tab of its own, and a hostile name as text', async () => {
    const html = await renderShopPage(SHELL, 'tab=coral', CATALOGUE);
    expect(cardsIn(html)).toEqual(['&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;']);
    expect(html).not.toContain('<script>alert');
    expect(dataIn(html)?.listing?.products).toEqual([coral]);
  });
  it('SHOP-06 leaves a search, an empty tab and a missing catalogue to the app', async () => {
    for (const [search, catalogue] of [
      ['more=', CATALOGUE],
      ['tab=invertebrates', CATALOGUE],
      ['', null],
    ] as const) {
      const html = await renderShopPage(SHELL, search, catalogue);
      expect(cardsIn(html)).toEqual([]);
      expect(html).toContain('Loading marine life...');
      expect(dataIn(html)?.listing ?? null).toBeNull();
    }
  });
});
