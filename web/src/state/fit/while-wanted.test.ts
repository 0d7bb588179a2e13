import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RETRY_EVERY_MS } from '#platform/device/online.ts';
import { whileWanted } from './while-wanted.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('FIT-08 what is computed while there is a tank', () => {
  const end = vi.fn();
  const run = vi.fn(() => end);
  afterEach(() => vi.clearAllMocks());

  it('comes once the signal is back, if its code could not be loaded at first', async () => {
    const load = vi.fn(async () => run).mockRejectedValueOnce(new Error('no signal'));
    const want = whileWanted(load);
    want(true);
    await vi.advanceTimersByTimeAsync(RETRY_EVERY_MS - 1);
    expect(run).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(run).toHaveBeenCalledOnce();
    want(false);
    expect(end).toHaveBeenCalledOnce();
    want(true);
    expect(run).toHaveBeenCalledTimes(2);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('does not begin if it is no longer wanted once it has loaded', async () => {
    const want = whileWanted(async () => run);
    want(true);
    want(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(run).not.toHaveBeenCalled();
  });
});
