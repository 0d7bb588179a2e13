import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageWithStorage } from '#testing/local-storage.ts';
import { announcePinChange, PIN_CHANGE_KEY, pinChangeLeft } from './pin-change.ts';

const values = new Map<string, string>();

beforeEach(() => {
  values.clear();
  vi.stubGlobal('window', pageWithStorage(values));
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('PROF-04 every tab knows of a change of the PIN until it has ended, well or not', async () => {
  expect(pinChangeLeft()).toBe(0);
  const left = await announcePinChange(async () => pinChangeLeft());
  expect(left).toBe(90_000);
  expect(pinChangeLeft()).toBe(0);
  const failed = announcePinChange(() => Promise.reject(new Error('no signal')));
  await expect(failed).rejects.toThrow('no signal');
  expect(pinChangeLeft()).toBe(0);
});

it('PROF-04 a change in a tab that was closed is given up', () => {
  void announcePinChange(() => new Promise(() => {}));
  vi.advanceTimersByTime(89_000);
  expect(pinChangeLeft()).toBe(1000);
  vi.advanceTimersByTime(1000);
  expect(pinChangeLeft()).toBe(0);
});

it('PROF-04 a clock that was put back makes no change last for hours', () => {
  values.set(PIN_CHANGE_KEY, String(Date.now() + 7_200_000));
  expect(pinChangeLeft()).toBe(0);
});
