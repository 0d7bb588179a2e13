import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepTrying, pauseMs } from './keep-trying.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', new EventTarget());
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('CLAIM-01 pauses between tries grow, and end at five minutes', () => {
  expect([1, 2, 3, 4].map(pauseMs)).toEqual([10_000, 20_000, 40_000, 80_000]);
  expect(pauseMs(0)).toBe(10_000);
  expect(pauseMs(1000)).toBe(300_000);
});

it('ORD-07 CLAIM-01 what could not be sent at the return of the network is sent after a pause', async () => {
  const answers = [false, false, true];
  const send = vi.fn(async () => answers.shift() ?? true);
  keepTrying('test-lock', send);
  expect(send).not.toHaveBeenCalled();

  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(9999);
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(send).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(send).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(send).toHaveBeenCalledTimes(3);
});

it.each(['refused', 'granted'])(
  'ORD-07 CLAIM-01 what is to be sent is sent once a try, with locks %s',
  async (answer) => {
    const request = async (_name: string, work: () => Promise<boolean>) => {
      if (answer === 'granted') return work();
      throw new DOMException('Access to the Locks API is denied', 'SecurityError');
    };
    vi.stubGlobal('navigator', { locks: { request } });
    const send = vi.fn(async () => false);
    keepTrying('test-lock', send)();
    await vi.advanceTimersByTimeAsync(0);
    expect(send).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(send).toHaveBeenCalledTimes(2);
  },
);

it('ORD-07 CLAIM-01 two tries at once leave one pause behind', async () => {
  const send = vi.fn(async () => false);
  const retryNow = keepTrying('test-lock', send);
  retryNow();
  retryNow();
  await vi.advanceTimersByTimeAsync(0);
  expect(send).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(send).toHaveBeenCalledTimes(3);
});
