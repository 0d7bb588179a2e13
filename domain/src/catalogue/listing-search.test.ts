import { expect, it } from 'vitest';
import { aProduct } from '@reef/domain/testing/fixtures';
import { findListings } from './listing-search.ts';

const listings = [
  aProduct({ id: 'nunez', name: 'Núñez Goby', description: 'Small.' }),
  aProduct({ id: 'torch', name: 'Gold Torch', category: 'Live Coral', description: 'Sways.' }),
];

it.each([
  ['', ['nunez', 'torch']],
  ['nunez', ['nunez']],
  ['orch', ['torch']],
  ['coral gold', ['torch']],
  ['sway', ['torch']],
  ['gold goby', []],
])('SEEN-27 %j finds %j', (search, ids) => {
  expect(findListings(listings, search).map(({ id }) => id)).toEqual(ids);
});
