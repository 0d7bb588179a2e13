import { expect, it } from 'vitest';
import { paramsOf, placeOf, SHELVES } from './content-params.ts';

it('CPM-01 the address keeps tab and filter', () => {
  expect(placeOf(new URLSearchParams())).toEqual({ tab: 'listings', shelf: 'All' });
  for (const shelf of SHELVES) {
    expect(placeOf(paramsOf({ tab: 'existing', shelf }))).toEqual({ tab: 'existing', shelf });
  }
  expect(placeOf(new URLSearchParams('tab=existing&show=Sharks')).shelf).toBe('All');
  expect(placeOf(new URLSearchParams('find=R261121'))).toEqual({ tab: 'existing', shelf: 'Sold' });
});
