import type { OwnData } from '@reef/domain/accounts/own-data';
import { normalizeEmail } from '@reef/domain/accounts/email';
import { plainData } from '@reef/domain/shared/plain-data';
import {
  Filter,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { readConsistently } from '#shared/db/atomic-writes.ts';
import { isWithinLimits } from '#shared/limits/rate-limit.ts';
import type { Account } from './account.ts';
import { accountCollections } from './account-collections.ts';
import { addressesIn, mailsAbout } from './customer-documents.ts';
import type { AccountDeps, Caller } from './deps.ts';
import type { Result } from './refusal.ts';
import { requireLive } from './require-caller.ts';
import { refused } from '@reef/domain/shared/refused';
import { HOUR_MS } from '@reef/domain/shared/time';

/** Exports of one's own data in an hour. */
const PER_HOUR = 5;

/** Documents of each kind in one file at most; nobody comes near it. */
const MAX_OF_A_KIND = 1000;

const Fields = z.record(z.string(), z.unknown());
type Fields = z.infer<typeof Fields>;

/** What a file says of a mail that may be read. */
const SentMail = z.object({
  to: z.array(z.string()),
  message: z.object({ subject: z.string(), text: z.string() }),
  created_at: z.string(),
  is_private: z.boolean(),
});

/** Fields as JSON. */
function written(fields: unknown): Fields {
  return Fields.parse(JSON.parse(JSON.stringify(plainData(fields))));
}

function picked(fields: Fields, names: readonly string[]): Fields {
  return written(Object.fromEntries(names.map((name) => [name, fields[name] ?? null])));
}

/** What the file says of a mail: all of it, unless it holds a way into the account. */
function mailOf(fields: Fields): Fields {
  const { to, message, created_at, is_private } = SentMail.parse(written(fields));
  const { subject, text } = message;
  return { to, subject, created_at, ...(!is_private && { text }) };
}

function toOf(document: QueryDocumentSnapshot): string[] {
  return SentMail.shape.to.parse(document.get('to'));
}

/** An entry without its author, who may be an admin. */
function entryOf(fields: Fields): Fields {
  return picked(fields, ['action', 'before', 'after', 'created_at']);
}

/** A reservation without the addresses of its payment page. */
function reservationOf(fields: Fields): Fields {
  const { session_url: _, success_url: __, cancel_url: ___, ...rest } = fields;
  return written(rest);
}

function accountFields({ profile, extended, role }: Account): Fields {
  return written({ ...profile, ...extended, role: role.role });
}

function find(query: Query): Promise<QuerySnapshot> {
  return query.limit(MAX_OF_A_KIND).get();
}

function shownOf(
  documents: readonly QueryDocumentSnapshot[],
  shown: (fields: Fields) => Fields = written,
): Fields[] {
  return documents.map((document) => shown(document.data()));
}

/** Messages from an address, in any capitalization; older ones only as they were typed. */
function isFrom(email: string): Filter {
  return Filter.or(Filter.where('sender', '==', email), Filter.where('email', '==', email));
}

async function gather(deps: AccountDeps, account: Account): Promise<OwnData> {
  const { orders, reservations, claims, tanks, mail, messages, auditLog } = accountCollections(
    deps.db,
  );
  const { user_id, email, email_verified: isConfirmed } = account.profile;
  const [tank, bought, held, reported, mails, wrote, log] = await Promise.all([
    tanks.doc(user_id).get(),
    find(orders.where('user_id', '==', user_id)),
    find(reservations.where('user_id', '==', user_id)),
    find(claims.where('user_id', '==', user_id)),
    find(mail.where('to', 'array-contains', email)),
    find(messages.where(isFrom(email))),
    find(auditLog.where('target_id', '==', user_id)),
  ]);
  const kept = [...bought.docs, ...held.docs, ...reported.docs];
  const addresses = new Set([email, ...addressesIn(kept, log.docs)]);
  const own = [user_id, ...[...bought.docs, ...reported.docs].map(({ id }) => id)];
  // Others about the same went to the owner of the shop.
  const about = (await mailsAbout(deps.db, own)).filter((document) =>
    toOf(document).some((to) => addresses.has(normalizeEmail(to))),
  );
  const found = [...(isConfirmed ? mails.docs : []), ...about];
  return {
    made_at: deps.now().toISOString(),
    account: accountFields(account),
    orders: shownOf(bought.docs),
    reservations: shownOf(held.docs, reservationOf),
    claims: shownOf(reported.docs),
    tanks: tank.exists ? written(tank.data()) : null,
    mails: shownOf([...new Map(found.map((document) => [document.id, document])).values()], mailOf),
    messages: isConfirmed ? shownOf(wrote.docs) : [],
    log: shownOf(log.docs, entryOf),
  };
}

/**
 * `export_my_data`: what the shop keeps of the caller, as a file. An unconfirmed address may be
 * another person's: messages from it are left out, and only those mails to it are included that are
 * about this account, its orders and its claims. The same holds for an address that the account had
 * before.
 */
export async function ownData(deps: AccountDeps, caller: Caller): Promise<Result<OwnData>> {
  const limit = { key: `own data ${caller.userId}`, most: PER_HOUR };
  if (!(await isWithinLimits(deps, HOUR_MS, limit))) return refused('too-many-attempts');
  const own = await readConsistently(deps.db, (tx) => requireLive(deps, tx, caller));
  if (!own.ok) return own;
  return { ok: true, value: await gather(deps, own.value) };
}
