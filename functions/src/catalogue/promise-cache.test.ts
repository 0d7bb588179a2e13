import { expect, it, vi } from 'vitest';
import { createPromiseCache } from './promise-cache.ts';

/** Makes `key 1`, `key 2` and so on, to show how often it was called. */
function counting() {
  let made = 0;
  return (key: string) => async () => {
    made += 1;
    return `${key} ${made}`;
  };
}

it('makes a key once, also for those who ask while it is made', async () => {
  const cache = createPromiseCache<string>({ most: 2 });
  const make = counting();
  const both = [cache('a', make('a')), cache('a', make('a'))];
  expect(await Promise.all(both)).toEqual(['a 1', 'a 1']);
  expect(await cache('b', make('b'))).toBe('b 2');
});

it('forgets the key made longest ago when there are too many', async () => {
  const cache = createPromiseCache<string>({ most: 2 });
  const make = counting();
  for (const key of ['a', 'b', 'c']) void cache(key, make(key));
  expect(await cache('b', make('b'))).toBe('b 2');
  expect(await cache('a', make('a'))).toBe('a 4');
});

it('forgets what failed', async () => {
  const cache = createPromiseCache<string>({ most: 2 });
  const failing = cache('a', () => Promise.reject(new Error('down')));
  await expect(failing).rejects.toThrow('down');
  expect(await cache('a', counting()('a'))).toBe('a 1');
});

it('makes a key again when its time is over', async () => {
  vi.useFakeTimers();
  const cache = createPromiseCache<string>({ most: 2, ttlMs: 1000 });
  const make = counting();
  await cache('a', make('a'));
  vi.advanceTimersByTime(999);
  expect(await cache('a', make('a'))).toBe('a 1');
  vi.advanceTimersByTime(1);
  expect(await cache('a', make('a'))).toBe('a 2');
  vi.useRealTimers();
});
