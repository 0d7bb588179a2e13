import { logger } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import * as accounts from '#accounts/sweep-accounts.ts';
import * as pictures from '#pictures/sweep-pictures.ts';
import * as checkout from '#checkout/settle/reconcile-payments.ts';
import { accountDeps } from '#shared/runtime/account-services.ts';
import { STRIPE_SECRET_KEY } from '#shared/runtime/params.ts';
import { checkoutDeps, pictureDeps, report, shopDeps } from '#shared/runtime/services.ts';
import * as orders from '#orders/check-counts.ts';

/**
 * Each runs even if another one fails. One that takes all the time leaves none for those after it:
 * money comes first, and accounts last, because strangers can create any number.
 */
export const CHECKS: Record<string, () => Promise<void>> = {
  money: async () => {
    const { looked, failed } = await checkout.reconcilePayments(checkoutDeps());
    logger.info('refunds and disputes were looked through', { looked });
    if (failed.length > 0) logger.error('refunds and disputes could not be reflected', { failed });
  },
  pictures: async () => {
    const { gone, failed } = await pictures.sweepPictures(pictureDeps());
    if (gone > 0) logger.info('unused pictures were deleted', { gone });
    if (failed.length > 0) logger.error('pictures could not be deleted', { failed });
  },
  counts: async () => {
    const isRight = await orders.checkCounts(shopDeps());
    if (!isRight) logger.warn('the counts of orders were not true and have been rebuilt');
  },
  accounts: async () => {
    const swept = await accounts.sweepAccounts(accountDeps());
    logger.info('accounts were looked through', swept);
  },
};

/**
 * At night in Florida: applies refunds and disputes that no webhook reported, deletes unused
 * pictures, corrects the counts of orders, deletes unconfirmed sign-ups.
 */
export const nightlyChecks = onSchedule(
  {
    schedule: '40 3 * * *',
    timeZone: 'America/New_York',
    secrets: [STRIPE_SECRET_KEY],
    timeoutSeconds: 1800,
  },
  async () => {
    for (const [name, check] of Object.entries(CHECKS)) {
      try {
        // One after the other keeps memory bounded.
        await check();
      } catch (error) {
        report(`the nightly check of ${name} failed`, error);
      }
    }
  },
);
