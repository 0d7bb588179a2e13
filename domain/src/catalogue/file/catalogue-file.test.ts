import { describe, expect, it } from 'vitest';
import { aProduct } from '@reef/domain/testing/fixtures';
import { CatalogueFile, WrittenProduct } from './catalogue-file.ts';
import { laterOf, withChanges } from './catalogue-changes.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 12, minute));
const tang = aProduct({ id: 'tang', stock: 3, created_at: at(0), updated_at: at(5) });
const goby = aProduct({ id: 'goby', stock: 1, created_at: at(1), updated_at: at(6) });

describe('withChanges', () => {
  it('SHOP-08 takes the later of two states, whichever side it comes from', () => {
    const sold = { ...tang, stock: 2, updated_at: at(7) };
    const stale = { ...goby, stock: 9, updated_at: at(4) };
    expect(withChanges([tang, goby], [sold, stale], [])).toEqual([goby, sold]);
  });
  it('SHOP-08 adds what is new, newest first', () => {
    const wrasse = aProduct({ id: 'wrasse', created_at: at(9), updated_at: at(9) });
    expect(withChanges([tang, goby], [wrasse], [])).toEqual([wrasse, goby, tang]);
  });
  it('SHOP-08 drops what was removed, unless it was listed again since', () => {
    const removed = [
      { id: 'tang', removed_at: at(8) },
      { id: 'goby', removed_at: at(8) },
      { id: 'unknown', removed_at: at(8) },
    ];
    const again = { ...goby, updated_at: at(9) };
    expect(withChanges([tang, goby], [again], removed)).toEqual([again]);
  });
  it('counts a product without a time as older than everything', () => {
    const { updated_at, ...undated } = tang;
    expect(updated_at).toEqual(at(5));
    expect(withChanges([undated], [tang], [])).toEqual([tang]);
    expect(withChanges([tang], [undated], [])).toEqual([tang]);
  });
});

describe('laterOf', () => {
  const { updated_at: _when, ...undated } = tang;
  const later = { ...tang, stock: 2, updated_at: at(7) };

  it('is the later state, in either place', () => {
    expect(laterOf(tang, later)).toBe(later);
    expect(laterOf(later, tang)).toBe(later);
    expect(laterOf(undated, tang)).toBe(tang);
  });

  it('is the first if neither has a time, or both the same', () => {
    expect(laterOf(undated, { ...undated, stock: 9 })).toBe(undated);
    expect(laterOf(tang, { ...tang, stock: 9 })).toBe(tang);
  });
});

describe('the written catalogue', () => {
  it('FIT-01 reads back what was written as JSON', () => {
    const soldOut = aProduct({ stock: 0, sold_out_at: at(3), updated_at: at(3) });
    const known = aProduct({ care: { group: 'clownfish', min_tank_gal: 20, jumps: true } });
    for (const product of [tang, soldOut, known]) {
      expect(WrittenProduct.parse(JSON.parse(JSON.stringify(product)))).toEqual(product);
    }
  });
  it('needs every count', () => {
    const counts = { 'Saltwater Fish': 2, 'Live Coral': 0, Invertebrates: 0, WYSIWYG: 0 };
    const file = { as_of: at(0).toISOString(), counts, products: [] };
    expect(CatalogueFile.parse(file)).toEqual({ as_of: at(0), counts, products: [] });
    const { WYSIWYG, ...fewer } = counts;
    expect(WYSIWYG).toBe(0);
    expect(CatalogueFile.safeParse({ ...file, counts: fewer }).success).toBe(false);
  });
});
