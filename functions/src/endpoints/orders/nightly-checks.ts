import { logger } from 'firebase-functions';
import { onSchedule } from 'firebase-functions/scheduler';
import { sweepPictures } from '#pictures/sweep-pictures.ts';
import { pictureDeps } from '#shared/runtime/services.ts';
import { checkCounts } from '#orders/check-counts.ts';

/** At night in Florida: are the counts what the orders say? Which pictures does nobody use? */
export const nightlyChecks = onSchedule(
  { schedule: '40 3 * * *', timeZone: 'America/New_York', timeoutSeconds: 1800, memory: '512MiB' },
  async () => {
    const deps = pictureDeps();
    const isTrue = await checkCounts(deps);
    if (!isTrue) logger.warn('the counts of orders were not true and have been rebuilt');
    const { gone, failed } = await sweepPictures(deps);
    if (gone > 0) logger.info('unused pictures were deleted', { gone });
    if (failed.length > 0) logger.error('pictures could not be deleted', { failed });
  },
);
