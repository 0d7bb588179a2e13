import { logger } from 'firebase-functions';
import { onSchedule } from 'firebase-functions/scheduler';
import { database } from '../runtime/services.ts';
import { checkCounts } from '../sales/check-counts.ts';

/** At night in Florida: are the counts what the orders say? */
export const nightlyChecks = onSchedule(
  { schedule: '40 3 * * *', timeZone: 'America/New_York', timeoutSeconds: 1800, memory: '512MiB' },
  async () => {
    const isTrue = await checkCounts({ db: database(), now: () => new Date() });
    if (!isTrue) logger.warn('the counts of orders were not true and have been rebuilt');
  },
);
