import { expect, it, vi } from 'vitest';
import { inTurn } from './in-turn.ts';

function later<T>(value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(() => resolve(value), 5));
}

/** Starts `count` pieces of work at once; notes how many ran at the same time, and who had waited. */
async function rush(key: string, count: number, isOver: (index: number) => boolean) {
  const seen = { most: 0, order: [] as number[], waited: 0 };
  let running = 0;
  const one = (index: number) =>
    inTurn(
      key,
      async (hasWaited) => {
        running += 1;
        seen.most = Math.max(seen.most, running);
        seen.waited += hasWaited ? 1 : 0;
        await later(null);
        running -= 1;
        seen.order.push(index);
        return index;
      },
      isOver,
    );
  const results = await Promise.all(Array.from({ length: count }, (_, index) => one(index)));
  return { ...seen, results };
}

function aMinute(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 60_000));
}

it('lets one after the other, in the order they came', async () => {
  const { most, order, waited, results } = await rush('a', 5, () => false);
  expect(most).toBe(1);
  expect(order).toEqual([0, 1, 2, 3, 4]);
  expect(waited).toBe(4);
  expect(results).toEqual([0, 1, 2, 3, 4]);
});

it('lets everybody go on at once when there is nothing left to wait for', async () => {
  const { most, waited, results } = await rush('b', 6, (index) => index === 1);
  expect(most).toBe(4);
  expect(waited).toBe(5);
  expect(results).toHaveLength(6);
});

it('keeps different things apart', async () => {
  const both = await Promise.all([rush('c', 2, () => false), rush('d', 2, () => false)]);
  expect(both.map(({ waited }) => waited)).toEqual([1, 1]);
});

it('goes on after work that throws', async () => {
  const broken = inTurn(
    'e',
    () => Promise.reject(new Error('broken')),
    () => false,
  );
  const next = inTurn(
    'e',
    () => later('done'),
    () => false,
  );
  await expect(broken).rejects.toThrow('broken');
  await expect(next).resolves.toBe('done');
});

it('waits fifteen seconds at the most', async () => {
  vi.useFakeTimers();
  const slow = inTurn('f', aMinute, () => false);
  const impatient = inTurn(
    'f',
    () => Promise.resolve('beside it'),
    () => false,
  );
  await vi.advanceTimersByTimeAsync(15_000);
  await expect(impatient).resolves.toBe('beside it');
  await vi.advanceTimersByTimeAsync(45_000);
  await slow;
  vi.useRealTimers();
});
