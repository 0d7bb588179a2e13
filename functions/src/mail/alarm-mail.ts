import { SYSTEM_ACTOR } from '@reef/domain/shared/alarm';
import { inTransaction } from '#shared/db/atomic-writes.ts';
import { collections } from '#shared/db/documents.ts';
import { mailDocument, mailToOwner, mailWrite } from './outbox.ts';
import type { ShopDeps } from './shop-mail.ts';
import { alarmForOwner } from './templates/alarm-mail.ts';

/**
 * Mails the owner what the shop itself noted in `audit_log`: money that needs a person, a hold that
 * cannot be closed. One mail per entry, however often it is called; none for an entry by a person
 * or one that is gone.
 */
export async function mailAlarm(deps: ShopDeps, entryId: string): Promise<void> {
  const id = `alarm-${entryId}`;
  await inTransaction(deps.db, async (tx) => {
    const [entry, written] = await tx.getAll(
      collections(deps.db).auditLog.doc(entryId),
      mailDocument(deps.db, id),
    );
    if (entry?.get('actor_id') !== SYSTEM_ACTOR || written?.exists) return;
    const content = alarmForOwner(entry.data() ?? {}, deps.shop);
    for (const mail of mailToOwner(deps.shop, { id, content, about: entryId })) {
      tx.create(...mailWrite(deps.db, mail, deps.now()));
    }
  });
}
