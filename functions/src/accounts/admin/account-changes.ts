import { AccountAuditEntry } from '@reef/domain/accounts/audit-entry';
import { SYSTEM_ACTOR } from '@reef/domain/shared/alarm';
import type { Firestore } from 'firebase-admin/firestore';
import { accountCollections } from '#accounts/account-collections.ts';
import { parseReadableAll } from '#shared/db/documents.ts';

/**
 * What people changed on accounts since a moment, the earliest first: a restored backup from that
 * moment undoes it. The log's later entries survive an import, which leaves documents that are not
 * in the backup. Without what the shop noted by itself.
 */
export async function accountChanges(db: Firestore, since: Date): Promise<AccountAuditEntry[]> {
  const { auditLog } = accountCollections(db);
  const found = await auditLog.where('created_at', '>=', since).orderBy('created_at').get();
  const entries = parseReadableAll(AccountAuditEntry, found.docs);
  return entries.filter(({ actor_id }) => actor_id !== SYSTEM_ACTOR);
}
