import { HOUR_MS } from '@reef/domain/shared/time';
import { Timestamp } from 'firebase-admin/firestore';
import { mayPass, STUCK_AFTER_MS } from '#checkout/alarms.ts';
import type { CheckoutDeps } from '#checkout/deps.ts';
import { atomically } from '#shared/db/atomic-writes.ts';
import { collections } from '#shared/db/documents.ts';
import { alarmEntry } from '#shared/db/log-entry.ts';
import { withTimeout } from '#shared/limits/with-timeout.ts';
import { finishRefunds } from './finish-refunds.ts';

const MAX_CLAIMS = 50;

/** How long one claim may take; a refund takes about a second. */
const MAX_MS = 15_000;

/** The pause after refunds could not be made: mostly Stripe's balance is too small. */
const RETRY_MS = HOUR_MS;

/** What a sweep did; `failed` claims are tried again later. */
export type ClaimSweep = { done: number; failed: { id: string; reason: string }[] };

/**
 * Postpones a claim by an hour, and tells the owner once that its refund is stuck. A fault that
 * passes by itself is left to the next sweep until it has lasted for some minutes.
 */
async function putOff(deps: CheckoutDeps, id: string, error: unknown): Promise<void> {
  const { claims, auditLog } = collections(deps.db);
  const [claim, entry] = [claims.doc(id), auditLog.doc(`claim-refund-stuck-${id}`)];
  await atomically(deps.db, async (unit) => {
    const [stored, logged] = await unit.read(claim, entry);
    // Another caller made it meanwhile.
    const due: unknown = stored?.get('refund_due_at');
    if (!stored?.exists || !(due instanceof Timestamp)) return;
    const isLong = deps.now().getTime() - due.toMillis() >= STUCK_AFTER_MS;
    if (!isLong && mayPass(deps, error)) return;
    unit.write(claim, { refund_due_at: new Date(deps.now().getTime() + RETRY_MS) });
    if (logged?.exists) return;
    const about = {
      target: id,
      order_number: stored.get('order_number') ?? null,
      user_id: stored.get('user_id') ?? null,
      reason: String(error),
    };
    unit.write(entry, alarmEntry('claim-refund-stuck', about, deps.now()));
  });
}

async function finishOne(deps: CheckoutDeps, id: string, report: ClaimSweep): Promise<void> {
  try {
    await withTimeout(finishRefunds(deps, id), MAX_MS);
    report.done += 1;
  } catch (error) {
    report.failed.push({ id, reason: String(error) });
    await putOff(deps, id, error);
  }
}

/**
 * Makes decided refunds that are not made because the deciding process died or Stripe did not
 * answer. One that fails does not block the others.
 */
export async function sweepClaims(deps: CheckoutDeps): Promise<ClaimSweep> {
  const due = await collections(deps.db)
    .claims.where('refund_due_at', '<=', deps.now())
    .orderBy('refund_due_at')
    .limit(MAX_CLAIMS)
    .get();
  const report: ClaimSweep = { done: 0, failed: [] };
  for (const { id } of due.docs) {
    // Few are ever due, and two may be of one order.
    await finishOne(deps, id, report);
  }
  return report;
}
