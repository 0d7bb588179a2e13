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
import { noteLimit } from '#shared/limits/note-limit.ts';
import { isBelowLimits, isWithinLimits } from '#shared/limits/rate-limit.ts';

/** Messages in an hour from one network address, or from one account. */
const PER_SENDER = 10;

/**
 * Messages in an hour from all who are not signed in, and from all who are, so that no flood buries
 * the inbox, and one of guests stops no customer.
 */
const FROM_GUESTS = { key: 'message everybody', most: 200 };
const FROM_ACCOUNTS = { key: 'message accounts', most: 200 };

const ID_LENGTH = 32;

/** Who sends: the account's id, or null for a guest, and the network address. */
type Sender = { userId: string | null; address: string };

/** Counts a message. The owner is told when all guests, or all accounts, are refused. */
async function isWithinSenderLimits(deps: ShopDeps, { userId, address }: Sender): Promise<boolean> {
  const own = userId === null ? `message address ${address}` : `message account ${userId}`;
  const [all, who] =
    userId === null ? [FROM_GUESTS, 'guests'] : [FROM_ACCOUNTS, 'people who are signed in'];
  if (await isWithinLimits(deps, HOUR_MS, { key: own, most: PER_SENDER }, all)) return true;
  if (!(await isBelowLimits(deps, all))) {
    const reason = `More than ${all.most} messages came from ${who} in an hour; they can send none for now.`;
    await noteLimit(deps, `messages-${userId === null ? 'guests' : 'accounts'}`, { reason });
  }
  return false;
}

/**
 * `send_message`: stores a visitor's message and mails it to the owner, in one step. A message that
 * is sent again, because its answer was lost, is stored once.
 */
export async function sendMessage(
  deps: ShopDeps,
  request: SendMessageRequest,
  from: Sender,
): Promise<{ ok: true } | { ok: false; refusal: 'too-many' }> {
  const id = shortDigest(request.request_id, ID_LENGTH);
  const document = collections(deps.db).messages.doc(id);
  if ((await document.get()).exists) return { ok: true };
  if (!(await isWithinSenderLimits(deps, from))) return refused('too-many');
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
