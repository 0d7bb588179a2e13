import { describe, expect, it } from 'vitest';
import type { Catalogue } from '@reef/domain/catalogue/file/catalogue-file';
import type { Product } from '@reef/domain/catalogue/product';
import { inStockCounts } from '@reef/domain/catalogue/shop/shop-view';
import { aProduct } from '@reef/domain/testing/fixtures';
import {
  catalogueOf,
  catalogueQuery,
  changedCatalogue,
  changeQueries,
  LOADING,
  seenWhole,
} from './live-catalogue.ts';
import { LOADING_LIST } from '#platform/data/live/live-query.ts';

const product = (id: string, created: string) =>
  aProduct({ id, created_at: new Date(created), updated_at: new Date(created) });

describe('catalogueQuery', () => {
  it('SHOP-07 is the same query all day, and reaches at least 7 days back', () => {
    const morning = catalogueQuery(new Date('2026-11-21T00:00:01Z'));
    const night = catalogueQuery(new Date('2026-11-21T23:59:59Z'));
    expect(JSON.stringify(morning)).toBe(JSON.stringify(night));
    expect(JSON.stringify(night)).toContain('2026-11-14T00:00:00.000Z');
  });
});

const ready = { ...LOADING_LIST, phase: 'ready', isFromCache: false } as const;
const older = product('old', '2026-01-01T00:00:00Z');
const newer = product('new', '2026-02-01T00:00:00Z');

const file = (...products: Product[]): Catalogue => ({
  as_of: new Date('2026-02-02T00:00:00Z'),
  counts: inStockCounts(products),
  products,
});

describe('catalogueOf', () => {
  it('SHOP-07 puts the newest first', () => {
    expect(catalogueOf({ ...ready, items: [older, newer] }).products).toEqual([newer, older]);
  });
  it('takes an empty list from the server for an empty shop', () => {
    expect(catalogueOf({ ...ready, items: [] }).phase).toBe('ready');
  });
  it('takes an empty list from an empty cache for not knowing', () => {
    expect(catalogueOf({ ...ready, items: [], isFromCache: true }).phase).toBe('error');
  });
});

describe('changedCatalogue', () => {
  it('SHOP-08 asks for what changed after the file, and only that', () => {
    const asOf = new Date('2026-11-21T12:00:00Z');
    const { changed, removed } = changeQueries(asOf);
    expect(changed.where).toEqual([['updated_at', '>', asOf]]);
    expect(removed.where).toEqual([['removed_at', '>', asOf]]);
  });
  it('SHOP-08 is the file where nothing changed', () => {
    const { phase, products, isFromCache } = changedCatalogue(file(older, newer), ready, ready);
    expect({ phase, products, isFromCache }).toEqual({
      phase: 'ready',
      products: [newer, older],
      isFromCache: false,
    });
  });
  it('SHOP-08 is confirmed, and ready, when both listeners are', () => {
    const cached = { ...ready, isFromCache: true };
    expect(changedCatalogue(file(older), cached, ready).isFromCache).toBe(true);
    expect(changedCatalogue(file(older), ready, cached).isFromCache).toBe(true);
    expect(changedCatalogue(file(older), LOADING_LIST, ready).phase).toBe('loading');
    expect(changedCatalogue(file(older), ready, { ...ready, phase: 'error' }).phase).toBe('error');
    expect(changedCatalogue(file(older), { ...ready, phase: 'error' }, LOADING_LIST).phase).toBe(
      'error',
    );
  });
  it('PERF-14 of a part of the catalogue it knows what is in it, what is new, and how many there are', () => {
    const upto = { 'Saltwater Fish': 30, 'Live Coral': null, Invertebrates: null, WYSIWYG: null };
    const counts = { 'Saltwater Fish': 900, 'Live Coral': 0, Invertebrates: 0, WYSIWYG: 0 };
    const part = { ...file(older, newer), counts, upto };
    const at = new Date('2026-03-01T00:00:00Z');
    const sold = { ...older, stock: 0, updated_at: at };
    const listed = aProduct({ id: 'listed', created_at: at, updated_at: at });
    const elsewhere = aProduct({ id: 'elsewhere', created_at: new Date(0), updated_at: at });
    const changed = { ...ready, items: [sold, listed, { ...listed, id: 'second' }, elsewhere] };
    const live = changedCatalogue(part, changed, ready);
    expect(live.products).toHaveLength(5);
    expect(live.part).toEqual({
      upto,
      counts: { ...counts, 'Saltwater Fish': 901 },
      isRestLost: false,
    });
    expect(changedCatalogue(file(older), changed, ready).part).toBeNull();
  });
  it('SHOP-08 has what changed, without what was removed', () => {
    const sold = { ...older, stock: 0, updated_at: new Date('2026-03-01T00:00:00Z') };
    const gone = { id: 'new', removed_at: new Date('2026-03-01T00:00:00Z') };
    const changed = { ...ready, items: [sold] };
    const removed = { ...ready, items: [gone] };
    expect(changedCatalogue(file(older, newer), changed, removed).products).toEqual([sold]);
  });
});

it('PERF-14 SHOP-06 the rest of a part is awaited by those who need it, and missing until it comes', () => {
  const upto = { 'Saltwater Fish': 1, 'Live Coral': null, Invertebrates: null, WYSIWYG: null };
  const part = { upto, counts: inStockCounts([older]), isRestLost: false };
  const short = { ...LOADING, phase: 'ready', products: [older], part } as const;
  const lost = { ...short, part: { ...part, isRestLost: true } };
  expect(seenWhole(short, true).phase).toBe('loading');
  expect(seenWhole(short, false).phase).toBe('ready');
  expect(seenWhole(lost, true).phase).toBe('error');
  expect(seenWhole(lost, false).phase).toBe('error');
  expect(seenWhole({ ...short, part: null }, true).phase).toBe('ready');
  expect(seenWhole({ ...lost, phase: 'loading' }, true).phase).toBe('loading');
});
