import { DAY_MS } from '@reef/domain/shared/time';
import pLimit from 'p-limit';
import type { CheckoutDeps } from '#checkout/deps.ts';
import { settlePayment } from './settle-payment.ts';

/** A backup is at most two weeks old, and a refund may still fail after a month. */
const REFUNDS_MS = 40 * DAY_MS;

/** Disputes are rare, and banks take months to decide them. */
const DISPUTES_MS = 150 * DAY_MS;

/** Payments looked at concurrently; Stripe takes 25 requests a second of each kind. */
const CONCURRENCY = 5;

/** What a reconciliation did; `failed` payments are looked at again by the next one. */
export type Reconciliation = { looked: number; failed: { payment: string; reason: string }[] };

/**
 * Brings orders and claims in line with refunds and disputes whose webhook never reached us, or
 * which are newer than the backup the shop was restored from. Other shops' payments are left alone,
 * and one that fails does not stop the others.
 */
export async function reconcilePayments(deps: CheckoutDeps): Promise<Reconciliation> {
  const now = deps.now().getTime();
  const payments = await deps.payments.paymentsWithNews({
    refunds: new Date(now - REFUNDS_MS),
    disputes: new Date(now - DISPUTES_MS),
  });
  const report: Reconciliation = { looked: 0, failed: [] };
  const limit = pLimit(CONCURRENCY);
  await limit.map(payments, async (payment) => {
    try {
      await settlePayment(deps, payment);
      report.looked += 1;
    } catch (error) {
      report.failed.push({ payment, reason: String(error) });
    }
  });
  return report;
}
