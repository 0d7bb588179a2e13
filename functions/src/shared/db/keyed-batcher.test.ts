import { expect, it, vi } from 'vitest';
import { createKeyedBatcher, toSettledResult } from './keyed-batcher.ts';

function later<T>(value: T, ms = 5): Promise<T> {
  return new Promise((resolve) => setTimeout(() => resolve(value), ms));
}

/** A job's answer; one job fails by itself. */
function answerTo(job: number): string {
  if (job === 7) throw new Error('its own fault');
  return `done ${job}`;
}

/** Work that records its groups, and how many of them ran at the same time. */
function noting(mayJoin: (group: readonly number[], job: number) => boolean) {
  const seen = { groups: [] as number[][], most: 0 };
  let running = 0;
  const work = createKeyedBatcher<number, string>({
    run: async (jobs) => {
      seen.groups.push([...jobs]);
      running += 1;
      seen.most = Math.max(seen.most, running);
      await later(null);
      running -= 1;
      if (jobs.includes(13)) throw new Error('broken');
      return jobs.map((job) => toSettledResult(() => answerTo(job)));
    },
    mayJoin,
  });
  return { seen, work };
}

it('runs the first at once and alone, and those that came meanwhile in one group', async () => {
  const { seen, work } = noting(() => true);
  const results = await Promise.all([1, 2, 3, 4].map((job) => work('a', job)));
  expect(seen).toEqual({ groups: [[1], [2, 3, 4]], most: 1 });
  expect(results).toEqual(['done 1', 'done 2', 'done 3', 'done 4']);
});

it('leaves a job that may not join to a later group, ahead of those that came after it', async () => {
  const { seen, work } = noting((group, job) => group.length < 2 && !group.includes(job));
  await Promise.all([1, 2, 2, 3, 4].map((job) => work('a', job)));
  expect(seen.groups).toEqual([[1], [2, 3], [2, 4]]);
  expect(seen.most).toBe(1);
});

it('keeps different things apart', async () => {
  const { seen, work } = noting(() => true);
  await Promise.all([work('a', 1), work('b', 2)]);
  expect(seen).toEqual({ groups: [[1], [2]], most: 2 });
});

it('rejects all jobs of a group that fails, and goes on with the next', async () => {
  const { work } = noting((_group, job) => job !== 5);
  const [first, ...others] = [1, 12, 13, 5].map((job) => work('a', job));
  await expect(first).resolves.toBe('done 1');
  await expect(Promise.allSettled(others)).resolves.toMatchObject([
    { status: 'rejected', reason: new Error('broken') },
    { status: 'rejected', reason: new Error('broken') },
    { status: 'fulfilled', value: 'done 5' },
  ]);
  await expect(work('a', 6)).resolves.toBe('done 6');
});

it('rejects only the job that failed', async () => {
  const { work } = noting(() => true);
  const [, ...others] = [1, 7, 8].map((job) => work('a', job));
  await expect(Promise.allSettled(others)).resolves.toMatchObject([
    { status: 'rejected', reason: new Error('its own fault') },
    { status: 'fulfilled', value: 'done 8' },
  ]);
});

it('says so when a job was not answered', async () => {
  const work = createKeyedBatcher<number, string>({ run: () => later([]), mayJoin: () => true });
  await expect(work('a', 1)).rejects.toThrow('not answered');
});

it('waits at most fifteen seconds, then runs concurrently with those before', async () => {
  vi.useFakeTimers();
  const work = createKeyedBatcher<number, number>({
    run: (jobs) => {
      const results = jobs.map((job) => toSettledResult(() => job));
      return later(results, jobs.includes(1) ? 60_000 : 10);
    },
    mayJoin: () => true,
  });
  const slow = work('f', 1);
  const impatient = work('f', 2);
  await vi.advanceTimersByTimeAsync(14_999);
  const late = work('f', 3);
  await vi.advanceTimersByTimeAsync(12);
  await expect(impatient).resolves.toBe(2);
  await vi.advanceTimersByTimeAsync(60_000);
  await expect(Promise.all([slow, late])).resolves.toEqual([1, 3]);
  vi.useRealTimers();
});
