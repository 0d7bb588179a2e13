import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endsWithin, withTimeout } from './timing.ts';

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

it.each([
  ['comes to something', () => Promise.resolve('emptied')],
  ['fails', () => Promise.reject(new Error('it has closed its store already'))],
])('work that %s ends in time', async (_, work) => {
  expect(await endsWithin(work(), 3000)).toBe(true);
});

it('INV-14 work that a stopped tab holds up does not end in time', async () => {
  const isInTime = endsWithin(new Promise(() => {}), 3000);
  await vi.advanceTimersByTimeAsync(3000);
  expect(await isInTime).toBe(false);
});
