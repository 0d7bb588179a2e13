import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { formatCents, toCents } from '../../domain/src/shared/money.ts';
import { settleRefunds } from '../../functions/src/orders/settle-refunds.ts';

/*
 * npx node scripts/operator/settle-refunds.ts <project id> <order number> [dollars]: see
 * docs/operations.md. Uses the operator's own Google credentials (gcloud auth application-default
 * login).
 */

const WHY_NOT = {
  'order-not-found': 'There is no order with this number.',
  'nothing-owed': 'No failed refund of this order is owed.',
  'of-a-claim': 'What is owed is of a claim: decide it in the claim.',
  'sum-unknown': 'This order is too old to say how much is owed: add how many dollars you paid.',
  'more-than-owed': 'That is more than is owed.',
};

const [projectId, orderNumber, dollars] = process.argv.slice(2);
const isSum = dollars === undefined || /^\d+(\.\d\d?)?$/.test(dollars);
if (!projectId || !orderNumber || !isSum) {
  process.stderr.write('usage: settle-refunds.ts <project id> <order number> [dollars]\n');
  process.exit(2);
}
const db = getFirestore(initializeApp({ projectId }));
const cents = dollars === undefined ? null : toCents(Number(dollars));
const result = await settleRefunds({ db, now: () => new Date() }, orderNumber, cents);
if (!result.ok) {
  process.stderr.write(`${WHY_NOT[result.refusal]}\n`);
  process.exit(1);
}
process.stdout.write(
  `Settled another way: ${formatCents(result.cents)} for ${result.refunds.join(', ')}.\n`,
);
