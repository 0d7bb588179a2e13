import { expect, it } from 'vitest';
import { createMemoryLimit } from './memory-limit.ts';

const at = (ms: number) => new Date(1_780_000_000_000 + ms);

it('lets the limit through in a minute, for each key, and again in the next', () => {
  const limit = createMemoryLimit({ most: 2, mostKeys: 10 });
  expect([limit.take('a', at(0)), limit.take('a', at(1)), limit.take('a', at(59_999))]).toEqual([
    true,
    true,
    false,
  ]);
  expect(limit.take('b', at(59_999))).toBe(true);
  expect(limit.take('a', at(60_000))).toBe(true);
});

it('remembers a bounded number of keys, the latest ones', () => {
  const limit = createMemoryLimit({ most: 1, mostKeys: 2 });
  for (const key of ['a', 'b', 'c']) expect(limit.take(key, at(0))).toBe(true);
  expect(limit.take('c', at(1))).toBe(false);
  expect(limit.take('b', at(1))).toBe(false);
  // Forgotten, so that its memory is free.
  expect(limit.take('a', at(1))).toBe(true);
});
