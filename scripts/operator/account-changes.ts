import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { ACTION_WORDS } from '../../domain/src/accounts/audit-entry.ts';
import { accountChanges } from '../../functions/src/accounts/admin/account-changes.ts';

/*
 * npx node scripts/operator/account-changes.ts <project id> <time, as 2026-11-21T15:00:00Z>: see
 * docs/operations.md, Restoring a backup. Uses the operator's own Google credentials (gcloud auth
 * application-default login).
 */

const [projectId, time = ''] = process.argv.slice(2);
const since = new Date(time);
if (!projectId || Number.isNaN(since.getTime())) {
  process.stderr.write('usage: account-changes.ts <project id> <time, as 2026-11-21T15:00:00Z>\n');
  process.exit(2);
}
const changes = await accountChanges(getFirestore(initializeApp({ projectId })), since);
for (const { action, created_at, target_id, target_email, after } of changes) {
  const what = `${created_at.toISOString()} ${ACTION_WORDS[action]}: ${target_id} ${target_email}`;
  process.stdout.write(`${what}${after === null ? '' : ` ${JSON.stringify(after)}`}\n`);
}
process.stdout.write(`${changes.length} changes.\n`);
