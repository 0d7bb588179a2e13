import { normalizeEmail } from '@reef/domain/accounts/email';
import type { SendMessageRequest } from '@reef/domain/messages/message';
import { refused } from '@reef/domain/shared/refused';
import { HOUR_MS } from '@reef/domain/shared/time';
import { mailToOwner, mailWrite } from '#mail/outbox.ts';
import type { ShopDeps } from '#mail/shop-mail.ts';
import { messageForOwner } from '#mail/templates/message-mail.ts';
import { atomically } from '#shared/db/atomic-writes.ts';
import { collections } from '#shared/db/documents.ts';
import { shortDigest } from '#shared/db/short-digest.ts';
import { isWithinLimits } from '#shared/limits/rate-limit.ts';

/** Messages in an hour: from one network address, and from all, so no flood buries the inbox. */
const PER_ADDRESS = 10;
const FROM_EVERYBODY = 200;

const ID_LENGTH = 32;

/**
 * `send_message`: stores a visitor's message and mails it to the owner, in one step. A message that
 * is sent again, because its answer was lost, is stored once.
 */
export async function sendMessage(
  deps: ShopDeps,
  request: SendMessageRequest,
  address: string,
): Promise<{ ok: true } | { ok: false; refusal: 'too-many' }> {
  const id = shortDigest(request.request_id, ID_LENGTH);
  const document = collections(deps.db).messages.doc(id);
  if ((await document.get()).exists) return { ok: true };
  const limits = [
    { key: `message address ${address}`, most: PER_ADDRESS },
    { key: 'message everybody', most: FROM_EVERYBODY },
  ];
  if (!(await isWithinLimits(deps, HOUR_MS, ...limits))) return refused('too-many');
  await atomically(deps.db, async (unit) => {
    const { request_id: _, ...written } = request;
    const now = deps.now();
    // As accounts spell it, so that its owner's file has the message (own-data.ts).
    const sender = normalizeEmail(request.email);
    const fields = { ...written, sender, is_answered: false, created_at: now };
    if (!(await unit.createOnce(document, fields))) return;
    const content = messageForOwner(request, deps.shop);
    const mail = { id: `message-${id}`, replyTo: request.email, content, about: id };
    for (const each of mailToOwner(deps.shop, mail)) {
      unit.setUnguarded(...mailWrite(deps.db, each, now));
    }
  });
  return { ok: true };
}
