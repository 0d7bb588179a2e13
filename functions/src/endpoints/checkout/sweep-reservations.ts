import { logger } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import * as checkout from '#checkout/sweep.ts';
import * as claims from '#claims/sweep-claims.ts';
import { STRIPE_SECRET_KEY } from '#shared/runtime/params.ts';
import { sweepDeps } from '#shared/runtime/services.ts';

/**
 * Every minute: ends holds whose time is over, whether or not a webhook came, and makes claims'
 * refunds that the deciding call left undone. `timeoutSeconds` leaves time for others if a hundred
 * holds hang; the scheduler starts no second run meanwhile.
 */
export const sweepReservations = onSchedule(
  {
    schedule: 'every 1 minutes',
    secrets: [STRIPE_SECRET_KEY],
    retryCount: 0,
    timeoutSeconds: 300,
  },
  async () => {
    const report = await checkout.sweep(sweepDeps());
    if (report.failed.length > 0) logger.warn('holds could not be closed', report);
    const refunds = await claims.sweepClaims(sweepDeps());
    if (refunds.failed.length > 0) logger.warn('refunds of claims could not be made', refunds);
  },
);
