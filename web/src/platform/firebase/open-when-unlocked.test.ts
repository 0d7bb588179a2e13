import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openWhenUnlocked } from './open-when-unlocked.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function opening(unlocked: Promise<unknown>) {
  const opened: boolean[] = [];
  const onLateUnlock = vi.fn(() => Promise.resolve());
  const sent = Promise.withResolvers<void>();
  const done = openWhenUnlocked({
    unlocked,
    open: (isOnStore) => opened.push(isOnStore),
    allSent: () => sent.promise,
    onLateUnlock,
  });
  return { done, opened, onLateUnlock, sent };
}

it.each([
  ['is emptied', () => Promise.resolve()],
  ['cannot be emptied', () => Promise.reject(new Error('no store'))],
])('INV-14 the database begins on the store that %s', async (_what, unlocked) => {
  const { done, opened, onLateUnlock } = opening(unlocked());
  await done;
  expect(opened).toEqual([true]);
  await vi.runAllTimersAsync();
  expect(onLateUnlock).not.toHaveBeenCalled();
});

it('INV-14 where a stopped tab holds the store, the database begins in memory until that lets go and all is sent', async () => {
  const letGo = Promise.withResolvers<void>();
  const { done, opened, onLateUnlock, sent } = opening(letGo.promise);
  await vi.advanceTimersByTimeAsync(3000);
  await done;
  expect(opened).toEqual([false]);
  letGo.resolve();
  await vi.runAllTimersAsync();
  expect(onLateUnlock).not.toHaveBeenCalled();
  sent.resolve();
  await vi.runAllTimersAsync();
  expect(onLateUnlock).toHaveBeenCalledOnce();
});
