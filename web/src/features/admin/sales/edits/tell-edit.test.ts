import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ANSWER_MS, tellEdit, type EditNews } from './tell-edit.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function telling(isOnline: boolean) {
  const told: EditNews[] = [];
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const done = tellEdit(promise, isOnline, (news) => told.push(news));
  const answer = (isTaken: boolean) => {
    resolve(isTaken);
    return done;
  };
  return { told, answer };
}

it.each([
  [true, ['taken']],
  [false, ['refused']],
])('SEEN-21 online nothing is told before the server has answered (%s)', async (isTaken, news) => {
  const { told, answer } = telling(true);
  vi.advanceTimersByTime(ANSWER_MS - 1);
  expect(told).toEqual([]);
  await answer(isTaken);
  vi.advanceTimersByTime(ANSWER_MS);
  expect(told).toEqual(news);
});

it('SEEN-21 without a connection, or a late answer, an edit waits, and only its refusal is told', async () => {
  const offline = telling(false);
  expect(offline.told).toEqual(['waiting']);
  await offline.answer(true);
  expect(offline.told).toEqual(['waiting']);
  const late = telling(true);
  vi.advanceTimersByTime(ANSWER_MS);
  expect(late.told).toEqual(['waiting']);
  await late.answer(false);
  expect(late.told).toEqual(['waiting', 'refused']);
});
