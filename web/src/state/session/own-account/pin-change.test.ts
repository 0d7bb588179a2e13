import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageWithStorage } from '#testing/local-storage.ts';
import { sleep } from '#platform/timing.ts';
import {
  announcePinChange,
  pauseBeyondPinChange,
  PIN_CHANGE_KEY,
  pinChangeLeft,
} from './pin-change.ts';

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

it('PROF-04 a session that is gone is not looked for until a change has ended and a pause after it', async () => {
  const change = announcePinChange(() => sleep(2500));
  let isOver = false;
  const pause = pauseBeyondPinChange(1000).then(() => (isOver = true));
  await vi.advanceTimersByTimeAsync(2500);
  await change;
  await vi.advanceTimersByTimeAsync(1000);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(500);
  expect(isOver).toBe(true);
  await pause;
  const short = pauseBeyondPinChange(1000);
  await vi.advanceTimersByTimeAsync(1000);
  await expect(short).resolves.toBeUndefined();
});
