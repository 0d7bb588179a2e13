import { expect, it } from 'vitest';
import { LOADING_LIST } from '#platform/data/live/live-query.ts';
import { waitingCount, waitingText } from './waiting-claims.ts';

const NONE = { ...LOADING_LIST, phase: 'ready', isFromCache: false } as const;

function listOf(count: number) {
  return { ...NONE, items: Array.from({ length: count }) };
}

it('CLAIM-03 no claim waits only once the server has said so', () => {
  expect(waitingText(NONE)).toBe('0');
  for (const list of [LOADING_LIST, { ...NONE, isFromCache: true }]) {
    expect(waitingCount(list)).toBeNull();
    expect(waitingText(list)).toBeNull();
  }
});

it('CLAIM-03 the number of waiting claims ends where their list does', () => {
  expect([1, 99, 100].map((count) => waitingText(listOf(count)))).toEqual(['1', '99', '100+']);
  expect(waitingCount({ ...listOf(2), isFromCache: true })).toBe(2);
});
