import { describe, expect, it } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit.ts';

const soon = () => new Promise<void>((resolve) => setTimeout(resolve, 1));

describe('createConcurrencyLimit', () => {
  it('never runs more than it is told to, in the order they came', async () => {
    const inTurn = createConcurrencyLimit(2);
    let running = 0;
    let most = 0;
    const begun: number[] = [];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        inTurn(async () => {
          running += 1;
          most = Math.max(most, running);
          begun.push(index);
          await soon();
          running -= 1;
          return index;
        }),
      ),
    );
    expect(most).toBe(2);
    expect(begun).toEqual(answers);
  });

  it('goes on after work that failed, and throws what it threw', async () => {
    const inTurn = createConcurrencyLimit(1);
    const failed = inTurn(async () => {
      await soon();
      throw new Error('no memory');
    });
    const next = inTurn(async () => 'done');
    await expect(failed).rejects.toThrow('no memory');
    expect(await next).toBe('done');
    expect(await inTurn(async () => 'and later ones')).toBe('and later ones');
  });
});
