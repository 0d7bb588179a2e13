import { aProduct } from '@reef/domain/testing/fixtures';
import { expect, it } from 'vitest';
import { LOADING_LIST } from '#platform/data/live/live-query.ts';
import { askedCounts, certainCounts } from './use-filter-counts.ts';

it('CPM-01 counts listings only where the server has sent all of them', () => {
  const ready = { ...LOADING_LIST, phase: 'ready', items: [aProduct()] } as const;
  expect(certainCounts({ ...ready, isFromCache: false }, {})).toMatchObject({ All: 1 });
  expect(certainCounts(ready, {})).toEqual({});
  expect(certainCounts(ready, { All: 90 })).toEqual({ All: 90 });
  expect(certainCounts(LOADING_LIST, { All: 90 })).toEqual({ All: 90 });
});

it('CPM-01 SEEN-20 counts listings without a category among all, where the server is asked', async () => {
  const asked = await askedCounts(async ({ where }) => (where === undefined ? 9 : 2));
  expect(asked).toMatchObject({ All: 9, 'Live Coral': 2, WYSIWYG: 2 });
});
