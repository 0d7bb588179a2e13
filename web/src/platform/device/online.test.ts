import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadWithRetry } from './online.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('SEEN-23 loadWithRetry asks again every ten seconds where the browser says it is online', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('lost'));
  const loading = loadWithRetry(load);
  await vi.advanceTimersByTimeAsync(9999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  load.mockResolvedValue('there');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await loading).toBe('there');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(3);
});

it('SEEN-23 loadWithRetry asks again as soon as the browser is online', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('lost'));
  load.mockResolvedValue('there');
  const loading = loadWithRetry(load);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  expect(await loading).toBe('there');
});
