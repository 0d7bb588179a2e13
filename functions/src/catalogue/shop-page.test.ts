import { expect, it } from 'vitest';
import { searchIn } from './shop-page.ts';

it.each([
  ['/shop', ''],
  ['/shop?tab=coral&q=a?b', '?tab=coral&q=a?b'],
  ['/shop?', '?'],
  ['//', ''],
  ['//?tab=fish', '?tab=fish'],
  ['', ''],
])('ATT-110 of the address %j the search is %j', (address, search) => {
  expect(searchIn(address)).toBe(search);
});
