import { expect, it } from 'vitest';
import { ProductId, UserId } from './document-id.ts';

it.each(['clownfish-1', 'a', '_', '__', '___', '__x', 'x__', '__x_', 'a__b__c'])(
  'takes %j',
  (id) => {
    expect([ProductId.safeParse(id).success, UserId.safeParse(id).success]).toEqual([true, true]);
  },
);

it.each(['', '.', '..', 'a/b', '____', '__x__', '__reef__id__', 'x'.repeat(129), 'é', 'a\n'])(
  'ATT-120 refuses %j, which no document can be named',
  (id) => {
    expect([ProductId.safeParse(id).success, UserId.safeParse(id).success]).toEqual([false, false]);
  },
);

it('takes a colon only in an account’s id', () => {
  expect([ProductId.safeParse('a:b').success, UserId.safeParse('a:b').success]).toEqual([
    false,
    true,
  ]);
});
