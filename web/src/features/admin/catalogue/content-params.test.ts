import { expect, it } from 'vitest';
import { paramsOf, placeOf, LISTING_FILTERS } from './content-params.ts';

it('CPM-01 the address keeps tab and filter', () => {
  expect(placeOf(new URLSearchParams())).toEqual({ tab: 'listings', filter: 'All' });
  for (const filter of LISTING_FILTERS) {
    expect(placeOf(paramsOf({ tab: 'existing', filter }))).toEqual({ tab: 'existing', filter });
  }
  expect(placeOf(new URLSearchParams('tab=existing&show=Sharks')).filter).toBe('All');
  expect(placeOf(new URLSearchParams('find=R261121'))).toEqual({ tab: 'existing', filter: 'Sold' });
});
