import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { settleRefunds } from '../../functions/src/orders/settle-refunds.ts';

/*
 * npx node scripts/operator/settle-refunds.ts <project id> <order number>: see docs/operations.md. Works
 * with the operator's own Google credentials (gcloud auth application-default login).
 */

const WHY_NOT = {
  'order-not-found': 'There is no order with this number.',
  'nothing-owed': 'No failed refund of this order is owed.',
};

const [projectId, orderNumber] = process.argv.slice(2);
if (!projectId || !orderNumber) {
  process.stderr.write('usage: settle-refunds.ts <project id> <order number>\n');
  process.exit(2);
}
const db = getFirestore(initializeApp({ projectId }));
const result = await settleRefunds({ db, now: () => new Date() }, orderNumber);
if (!result.ok) {
  process.stderr.write(`${WHY_NOT[result.refusal]}\n`);
  process.exit(1);
}
process.stdout.write(`Settled another way: ${result.refunds.join(', ')}.\n`);
