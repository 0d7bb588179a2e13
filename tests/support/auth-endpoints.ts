import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { shortDigest } from '../../functions/src/shared/db/short-digest.ts';
import { PROJECT_ID } from '@reef/emulators/stack/project-id.ts';
import { type AuthSession, call } from './callables.ts';
import { fromEnvironment } from './local-services.ts';
import { mailsTo } from './mailbox.ts';

/** A link and changes of its account are compared by the second. */
const SECOND_MS = 1100;

/**
 * Ends the lock of an account, as if its time had passed.
 * @param account an e-mail, or the name under which another call counts.
 */
export async function endLock(db: Firestore, account: string): Promise<void> {
  const attempts = db.doc(`sign_in_attempts/account-${shortDigest(account, 40)}`);
  await attempts.update({ locked_until: Timestamp.fromMillis(Date.now() - SECOND_MS) });
}

/** How often the log says that something was done to an account. */
export async function timesLogged(db: Firestore, userId: string, action: string): Promise<number> {
  const found = await db.collection('audit_log').where('target_id', '==', userId).get();
  return found.docs.filter((entry) => entry.get('action') === action).length;
}

/** Waits until a link counts as later than the last change of its account. */
export function nextSecond(): Promise<void> {
  return sleep(SECOND_MS);
}

/** The headers of an unused network address. */
export function fromAddress(address: string = randomUUID()): Record<string, string> {
  return { 'x-forwarded-for': address };
}

/** The answer of `login`. */
export type LoginAnswer = {
  success: boolean;
  token?: string;
  message?: string;
  lockedForS?: number;
  isUnconfirmed?: boolean;
};

/** Tries a PIN at the shop's own login. */
export async function tryPin(
  email: string,
  pin: string,
  headers: Record<string, string> = fromAddress(),
): Promise<LoginAnswer> {
  const { result } = await call('login', { email, password: pin }, undefined, headers);
  return result as LoginAnswer;
}

/** The token that `login` returns, not exchanged yet. @throws if it refuses. */
export async function loginToken({ email, pin }: { email: string; pin: string }): Promise<string> {
  const { token, message } = await tryPin(email, pin);
  if (token === undefined) throw new Error(`login: ${message}`);
  return token;
}

/** The answer of Firebase Auth's REST interface. */
export type AuthAnswer = { status: number; body: Partial<AuthSession> & { localId?: string } };

async function post(path: string, body: unknown): Promise<AuthAnswer> {
  const host = fromEnvironment('FIREBASE_AUTH_EMULATOR_HOST');
  const response = await fetch(`http://${host}/${path}?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as AuthAnswer['body'] };
}

/** Calls Firebase Auth's public REST interface, refused or not. */
export function authRest(method: string, body: object): Promise<AuthAnswer> {
  const path = `identitytoolkit.googleapis.com/v1/accounts:${method}`;
  return post(path, { returnSecureToken: true, ...body });
}

/** Renews a session by its refresh token; null if Firebase refuses. */
export async function refreshed(session: AuthSession): Promise<AuthSession | null> {
  const { status, body } = await post('securetoken.googleapis.com/v1/token', {
    grant_type: 'refresh_token',
    refresh_token: session.refreshToken,
  });
  const { id_token: idToken, refresh_token: refreshToken } = body as Record<string, string>;
  return status === 200 && idToken && refreshToken ? { idToken, refreshToken } : null;
}

/** What a session may do: of the shop's calls, and by the rules of its database. */
export async function sessionAccess({ idToken }: Pick<AuthSession, 'idToken'>, userId: string) {
  const host = fromEnvironment('FIRESTORE_EMULATOR_HOST');
  const path = `v1/projects/${PROJECT_ID}/databases/(default)/documents/profiles/${userId}`;
  const read = await fetch(`http://${host}/${path}`, {
    headers: { authorization: `Bearer ${idToken}` },
  });
  const profile = await call('get_user_profile_extended', null, idToken);
  const completed = await call('complete_sign_in', null, idToken);
  return { profile: profile.http, completed: completed.http, rules: read.status };
}

/** For an account's valid session. */
export const OPEN = { profile: 200, completed: 200, rules: 200 };

/** For every other one. */
export const SHUT = { profile: 401, completed: 401, rules: 403 };

/**
 * The emulator runs triggers one after the other: a mail waits for those of files that run at the
 * same time.
 */
const MAIL_MS = 90_000;

/** Waits for a mail with this subject to an address. @returns the newest one's token. */
export async function mailedToken(email: string, subject: string): Promise<string> {
  const until = Date.now() + MAIL_MS;
  while (Date.now() < until) {
    const mail = (await mailsTo(email)).find((each) => each.subject === subject);
    const token = /#[\w-]+=([\w-]{43})/.exec(mail?.text ?? '')?.[1];
    if (token !== undefined) return token;
    await sleep(200);
  }
  throw new Error(`no mail "${subject}" to ${email}`);
}
