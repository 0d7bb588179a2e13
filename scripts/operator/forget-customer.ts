import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { forgetCustomer } from '../../functions/src/accounts/admin/forget-customer.ts';

/*
 * npx node scripts/operator/forget-customer.ts <project id> <user id>: see docs/operations.md. Uses
 * the operator's own Google credentials (gcloud auth application-default login).
 */

const WHY_NOT = {
  'account-exists': 'The account is still there: delete it under User Management first.',
  'order-open':
    'An order of this customer is still to be sent or paid, is disputed, or a refund or claim of it waits: finish that first. A payment page of theirs may still be open: try again in an hour.',
};

const [projectId, userId] = process.argv.slice(2);
if (!projectId || !userId) {
  process.stderr.write('usage: forget-customer.ts <project id> <user id>\n');
  process.exit(2);
}
const db = getFirestore(initializeApp({ projectId }));
const result = await forgetCustomer({ db, now: () => new Date() }, userId);
if (!result.ok) {
  process.stderr.write(`${WHY_NOT[result.refusal]}\n`);
  process.exit(1);
}
const { orders, reservations, logEntries, mails, messages, leftAlone } = result;
if (orders + reservations + logEntries + mails + messages === 0 && leftAlone.length === 0) {
  process.stderr.write(
    `Nothing is kept about ${userId}, and nothing was removed: is the id right?\n`,
  );
  process.exit(1);
}
process.stdout.write(
  `Forgotten on ${orders} orders, ${reservations} reservations, ${logEntries} log entries; ` +
    `erased ${mails} mails, ${messages} messages.\n`,
);
if (leftAlone.length > 0) {
  process.stdout.write(
    `Mails to and messages from ${leftAlone.join(', ')} stay: another account has that address.\n`,
  );
}
