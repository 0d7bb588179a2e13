import { aProduct } from '@reef/domain/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { inStockOf } from './in-stock.ts';

const tang = aProduct({ id: 'tang', name: 'Purple Tang', price: 300 });
const cheap = aProduct({ id: 'cheap', name: 'Green Chromis', price: 5 });
const whole = { phase: 'ready', products: [cheap, tang], part: null } as const;

describe('the shelf of a marketing page', () => {
  it('has the animals that the page names, or those of its category', () => {
    expect(inStockOf(whole, ['Purple Tang'], 'Saltwater Fish')).toEqual([tang]);
    expect(inStockOf(whole, ['Regal Tang'], 'Saltwater Fish')).toEqual([cheap, tang]);
    expect(inStockOf({ ...whole, products: [] }, ['Purple Tang'], 'Saltwater Fish')).toEqual([]);
  });
  it('PERF-14 does not judge by a part of the catalogue, also if the whole could not be loaded', () => {
    const upto = { 'Saltwater Fish': 9, 'Live Coral': null, Invertebrates: null, WYSIWYG: null };
    const counts = { 'Saltwater Fish': 900, 'Live Coral': 0, Invertebrates: 0, WYSIWYG: 0 };
    const part = { products: [cheap], part: { counts, upto, isRestLost: false } };
    for (const phase of ['ready', 'loading', 'error'] as const) {
      expect(inStockOf({ ...part, phase }, ['Purple Tang'], 'Saltwater Fish')).toBeNull();
    }
  });
});
