import { expect, it } from 'vitest';
import { claimAddress } from './claim-addresses.ts';

it('CLAIM-03 a claim has an address of its own', () => {
  expect(claimAddress('a b')).toBe(
    '/content-product-management?tab=existing&show=Claims&claim=a%20b',
  );
});
