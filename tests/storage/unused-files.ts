import { expect } from 'vitest';
import { shopDatabase } from '#support/demo-shop.ts';
import { runNightlyJob } from '#support/run-nightly-job.ts';
import { lookUp } from './bucket.ts';
import { recordPath } from './picture.ts';

const LONG_AGO_MS = 25 * 60 * 60 * 1000;

/** Marks a file as unused for more than a day. */
export async function age(path: string): Promise<void> {
  const unused_since = new Date(Date.now() - LONG_AGO_MS);
  await shopDatabase().doc(recordPath(path)).update({ unused_since });
}

/** Runs the nightly checks until they have deleted a file, and with it all others that were due. */
export async function expectNightlyDeletion(path: string): Promise<void> {
  const isThere = async () => {
    await runNightlyJob();
    return (await lookUp(path)) === 200;
  };
  await expect.poll(isThere, { timeout: 90_000, interval: 1000 }).toBe(false);
}
