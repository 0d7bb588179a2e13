import { expect } from 'vitest';
import { shopDatabase } from '#support/demo-shop.ts';
import { fromEnvironment } from '#support/local-services.ts';
import { lookUp } from './bucket.ts';
import { recordPath } from './picture.ts';

const LONG_AGO_MS = 25 * 60 * 60 * 1000;

/** Marks a file as unused for more than a day. */
export async function age(path: string): Promise<void> {
  const unused_since = new Date(Date.now() - LONG_AGO_MS);
  await shopDatabase().doc(recordPath(path)).update({ unused_since });
}

async function ringNight(): Promise<void> {
  const { origin } = new URL(fromEnvironment('REEF_FUNCTIONS_ORIGIN'));
  const trigger = 'functions/projects/demo-reef/triggers/us-central1-nightly_checks-0';
  await fetch(`${origin}/${trigger}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-cloudscheduler-jobname': 'firebase-schedule-nightly_checks-us-central1',
      'x-cloudscheduler-scheduletime': new Date().toISOString(),
    },
    body: '{}',
  });
}

/** Runs the nightly checks until they have deleted a file, and with it all others that were due. */
export async function nightTakes(path: string): Promise<void> {
  const isThere = async () => {
    await ringNight();
    return (await lookUp(path)) === 200;
  };
  await expect.poll(isThere, { timeout: 30_000, interval: 1000 }).toBe(false);
}
