import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openOnceFree } from './open-once-free.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function opening(freed: Promise<unknown>) {
  const opened: boolean[] = [];
  const whenLate = vi.fn(() => Promise.resolve());
  const sent = Promise.withResolvers<void>();
  const done = openOnceFree({
    freed,
    open: (isOnStore) => opened.push(isOnStore),
    allSent: () => sent.promise,
    whenLate,
  });
  return { done, opened, whenLate, sent };
}

it.each([
  ['is emptied', () => Promise.resolve()],
  ['cannot be emptied', () => Promise.reject(new Error('no store'))],
])('INV-14 the database begins on the store that %s', async (_what, freed) => {
  const { done, opened, whenLate } = opening(freed());
  await done;
  expect(opened).toEqual([true]);
  await vi.runAllTimersAsync();
  expect(whenLate).not.toHaveBeenCalled();
});

it('INV-14 where a stopped tab holds the store, the database begins in memory until that lets go and all is sent', async () => {
  const letGo = Promise.withResolvers<void>();
  const { done, opened, whenLate, sent } = opening(letGo.promise);
  await vi.advanceTimersByTimeAsync(3000);
  await done;
  expect(opened).toEqual([false]);
  letGo.resolve();
  await vi.runAllTimersAsync();
  expect(whenLate).not.toHaveBeenCalled();
  sent.resolve();
  await vi.runAllTimersAsync();
  expect(whenLate).toHaveBeenCalledOnce();
});
