import { describe, expect, it } from 'vitest';
import { aProduct } from '@reef/domain/testing/fixtures';
import {
  catalogueOf,
  catalogueQuery,
  changedCatalogue,
  changeQueries,
  isCut,
} from './catalogue.ts';
import { LOADING_LIST } from '#platform/data/live-query.ts';

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
  it('INV-22 asks for a bounded number, and knows a list that may have been cut', () => {
    const asOf = new Date('2026-11-21T12:00:00Z');
    const { changed, removed } = changeQueries(asOf);
    expect([changed.limit, removed.limit, catalogueQuery(asOf).limit]).toEqual([
      1000, 1000, 10_000,
    ]);
    expect(isCut({ items: Array.from({ length: 999 }) })).toBe(false);
    expect(isCut({ items: Array.from({ length: 1000 }) })).toBe(true);
  });
  it('SHOP-08 is the file where nothing changed', () => {
    const { phase, products, isFromCache } = changedCatalogue([older, newer], ready, ready);
    expect({ phase, products, isFromCache }).toEqual({
      phase: 'ready',
      products: [newer, older],
      isFromCache: false,
    });
  });
  it('SHOP-08 is confirmed, and ready, when both listeners are', () => {
    const cached = { ...ready, isFromCache: true };
    expect(changedCatalogue([older], cached, ready).isFromCache).toBe(true);
    expect(changedCatalogue([older], ready, cached).isFromCache).toBe(true);
    expect(changedCatalogue([older], LOADING_LIST, ready).phase).toBe('loading');
    expect(changedCatalogue([older], ready, { ...ready, phase: 'error' }).phase).toBe('error');
    expect(changedCatalogue([older], { ...ready, phase: 'error' }, LOADING_LIST).phase).toBe(
      'error',
    );
  });
  it('SHOP-08 has what changed, without what was removed', () => {
    const sold = { ...older, stock: 0, updated_at: new Date('2026-03-01T00:00:00Z') };
    const gone = { id: 'new', removed_at: new Date('2026-03-01T00:00:00Z') };
    const changed = { ...ready, items: [sold] };
    const removed = { ...ready, items: [gone] };
    expect(changedCatalogue([older, newer], changed, removed).products).toEqual([sold]);
  });
});
