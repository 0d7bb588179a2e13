import { expect, it } from 'vitest';
import { nextClaimId } from './next-claim.ts';

const claims = ['a', 'b', 'c'].map((id, at) => ({ id, received_at: new Date(at * 1000) }));
const [first, second] = claims;

it('CLAIM-03 the next claim is the one after this one, and after the last the first', () => {
  expect(nextClaimId(claims, { id: 'a' })).toBe('b');
  expect(nextClaimId(claims, { id: 'b' })).toBe('c');
  expect(nextClaimId(claims, { id: 'c' })).toBe('a');
  expect(nextClaimId(claims.slice(0, 1), { id: 'a' })).toBeUndefined();
  expect(nextClaimId([], { id: 'a' })).toBeUndefined();
});

it('CLAIM-03 a claim that was just decided is followed by those received after it', () => {
  const left = claims.filter((claim) => claim !== second);
  expect(nextClaimId(left, { id: 'b', received_at: second?.received_at })).toBe('c');
  expect(nextClaimId(left, { id: 'b' })).toBe('a');
  expect(nextClaimId(claims.slice(0, 1), { id: 'b', received_at: second?.received_at })).toBe(
    first?.id,
  );
});
