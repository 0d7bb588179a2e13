import { expect, it } from 'vitest';
import { withTimeout } from './with-timeout.ts';

const after = (ms: number) => new Promise((resolve) => setTimeout(() => resolve('done'), ms));

it('answers with the work’s result, and gives up on what is late', async () => {
  expect(await withTimeout(after(1), 1000)).toBe('done');
  await expect(withTimeout(after(1000), 5)).rejects.toThrow('not done within 5 ms');
  await expect(withTimeout(Promise.reject(new Error('down')), 1000)).rejects.toThrow('down');
});
