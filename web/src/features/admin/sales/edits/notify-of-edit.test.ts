import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UNANSWERED_AFTER_MS, notifyOfEdit, type EditOutcome } from './notify-of-edit.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function telling(isOnline: boolean) {
  const told: EditOutcome[] = [];
  const { promise, resolve } = Promise.withResolvers<EditOutcome>();
  const done = notifyOfEdit(promise, isOnline, (news) => told.push(news));
  const answer = (what: EditOutcome) => {
    resolve(what);
    return done;
  };
  return { told, answer };
}

it.each([['taken' as const], ['refused' as const], ['waiting' as const]])(
  'SEEN-21 online nothing is told before there is an answer (%s)',
  async (news) => {
    const { told, answer } = telling(true);
    vi.advanceTimersByTime(UNANSWERED_AFTER_MS - 1);
    expect(told).toEqual([]);
    await answer(news);
    vi.advanceTimersByTime(UNANSWERED_AFTER_MS);
    expect(told).toEqual([news]);
  },
);

it('SEEN-21 without a connection, or a late answer, an edit waits, and only its refusal is told', async () => {
  const offline = telling(false);
  expect(offline.told).toEqual(['waiting']);
  await offline.answer('taken');
  expect(offline.told).toEqual(['waiting']);
  const late = telling(true);
  vi.advanceTimersByTime(UNANSWERED_AFTER_MS);
  expect(late.told).toEqual(['waiting']);
  await late.answer('refused');
  expect(late.told).toEqual(['waiting', 'refused']);
  const unsent = telling(false);
  await unsent.answer('waiting');
  expect(unsent.told).toEqual(['waiting']);
});
