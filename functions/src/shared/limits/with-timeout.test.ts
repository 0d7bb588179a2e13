import { expect, it } from 'vitest';
import { withTimeout } from './with-timeout.ts';

const after = (ms: number) => new Promise((resolve) => setTimeout(() => resolve('done'), ms));

it('answers with what the work comes to, and gives up on what is late', async () => {
  expect(await withTimeout(1000, after(1))).toBe('done');
  await expect(withTimeout(5, after(1000))).rejects.toThrow('not done within 5 ms');
  await expect(withTimeout(1000, Promise.reject(new Error('down')))).rejects.toThrow('down');
});
