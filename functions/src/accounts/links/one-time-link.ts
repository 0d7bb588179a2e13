import { createHash, randomBytes } from 'node:crypto';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { accountCollections } from '#accounts/account-collections.ts';
import type { Account } from '#accounts/account.ts';
import { parseDocument } from '#shared/db/documents.ts';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '@reef/domain/shared/time';

const TOKEN_BYTES = 32;

/** What a link is for: choosing a new PIN, or confirming an e-mail. */
export type LinkPurpose = 'pin' | 'email';

/** How long a link works. */
const LINK_LASTS_MS: Record<LinkPurpose, number> = {
  pin: 60 * MINUTE_MS,
  email: DAY_MS,
};

/** A document of `one_time_links`; its name is the token's hash. The token is not stored. */
const OneTimeLink = z.object({
  purpose: z.enum(['pin', 'email']),
  user_id: z.string(),
  email: z.string(),
  created_at: z.date(),
  expires_at: z.date(),
});
type OneTimeLink = z.infer<typeof OneTimeLink>;

/** A new token: 256 random bits, in characters that a URL takes unescaped. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** The document of a token's link. */
export function linkDocument(db: Firestore, token: string): DocumentReference {
  const name = createHash('sha256').update(token).digest('hex');
  return accountCollections(db).oneTimeLinks.doc(name);
}

/** The fields of a new link. */
export function linkFields(purpose: LinkPurpose, account: Account, now: Date): OneTimeLink {
  return {
    purpose,
    user_id: account.profile.user_id,
    email: account.profile.email,
    created_at: now,
    expires_at: new Date(now.getTime() + LINK_LASTS_MS[purpose]),
  };
}

/** The link of a snapshot if it still works for this purpose; null otherwise. */
export function usableLink(
  snapshot: DocumentSnapshot,
  purpose: LinkPurpose,
  now: Date,
): OneTimeLink | null {
  const link = parseDocument(OneTimeLink, snapshot);
  return link !== null && link.purpose === purpose && link.expires_at > now ? link : null;
}

/**
 * True if the account is as it was when the link was mailed: the same e-mail, no PIN changed or
 * sessions ended since. A link from the second of such a change counts as older: clocks differ.
 */
export function isLinkOf(link: OneTimeLink, account: Account): boolean {
  const endedAt = account.role.sessions_valid_from?.getTime() ?? 0;
  const nextSecond = (Math.floor(endedAt / SECOND_MS) + 1) * SECOND_MS;
  return account.profile.email === link.email && link.created_at.getTime() >= nextSecond;
}
