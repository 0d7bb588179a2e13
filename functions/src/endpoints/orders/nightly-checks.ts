import { logger } from 'firebase-functions';
import { onSchedule } from 'firebase-functions/scheduler';
import { sweepPictures } from '#pictures/sweep-pictures.ts';
import { sweepAccounts } from '#accounts/sweep-accounts.ts';
import { authService, pictureDeps } from '#shared/runtime/services.ts';
import { checkCounts } from '#orders/check-counts.ts';

const report = (what: string, error: unknown) => logger.error(what, { error: String(error) });

/**
 * At night in Florida: are the counts what the orders say? Which sign-ups did nobody confirm? Which
 * pictures does nobody use?
 */
export const nightlyChecks = onSchedule(
  { schedule: '40 3 * * *', timeZone: 'America/New_York', timeoutSeconds: 1800, memory: '512MiB' },
  async () => {
    const deps = pictureDeps();
    const isTrue = await checkCounts(deps);
    if (!isTrue) logger.warn('the counts of orders were not true and have been rebuilt');
    const swept = await sweepAccounts({ ...deps, auth: authService(), report });
    logger.info('accounts were looked through', swept);
    const { gone, failed } = await sweepPictures(deps);
    if (gone > 0) logger.info('unused pictures were deleted', { gone });
    if (failed.length > 0) logger.error('pictures could not be deleted', { failed });
  },
);
