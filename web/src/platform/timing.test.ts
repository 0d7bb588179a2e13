import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withTimeout } from './timing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('gives what the work comes to, and leaves no timer behind', async () => {
  await expect(withTimeout(Promise.resolve('stock'), 50)).resolves.toBe('stock');
  await expect(withTimeout(Promise.reject(new Error('refused')), 50)).rejects.toThrow('refused');
  expect(vi.getTimerCount()).toBe(0);
});

it('rejects where the work takes longer', async () => {
  const late = expect(withTimeout(new Promise(() => {}), 50)).rejects.toThrow('no answer within');
  await vi.advanceTimersByTimeAsync(50);
  await late;
});
