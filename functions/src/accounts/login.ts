import { UserRole } from '@reef/domain/account';
import type { LoginResponse } from '@reef/domain/checkout-calls';
import { AUTH_MESSAGES } from '@reef/domain/messages';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { collections, parseDocument } from '../adapters/documents.ts';
import { normalizeEmail } from './email.ts';
import { isPinOf, PinCredential } from './pin-hash.ts';
import { clearAttempts, takeAttempt } from './sign-in-attempts.ts';

/** What signing in needs. */
export type LoginDeps = { db: Firestore; auth: Auth; pepper: string; now: () => Date };

type Attempt = { email: string; pin: string; address: string };

async function credentialOf(db: Firestore, email: string) {
  const { pinCredentials } = collections(db);
  const found = await pinCredentials.where('email', '==', email).limit(1).get();
  const document = found.docs[0];
  const credential = document ? parseDocument(PinCredential, document) : null;
  return document && credential ? { userId: document.id, credential } : null;
}

async function lockedUntil(deps: LoginDeps, attempt: Attempt): Promise<Date | null> {
  const now = deps.now();
  const byAddress = await takeAttempt(deps.db, 'address', attempt.address, now);
  return byAddress ?? (await takeAttempt(deps.db, 'account', attempt.email, now));
}

async function isAdmin(db: Firestore, userId: string): Promise<boolean> {
  const role = parseDocument(UserRole, await collections(db).roles.doc(userId).get());
  return role?.role === 'admin';
}

/**
 * The custom credential login (store.md 6): e-mail and PIN against `pin_credentials`.
 * Unknown e-mails, wrong PINs and locked accounts get the same words after the same work; five
 * wrong PINs lock an account for a growing time.
 * @returns on success the user's id, admin flag and a custom token to sign the browser in with.
 */
export async function login(deps: LoginDeps, attempt: Attempt): Promise<LoginResponse> {
  const email = normalizeEmail(attempt.email);
  const locked = await lockedUntil(deps, { ...attempt, email });
  const found = locked ? null : await credentialOf(deps.db, email);
  const isRight = await isPinOf(attempt.pin, deps.pepper, found?.credential ?? null);
  if (!found || !isRight) return { success: false, message: AUTH_MESSAGES.badCredentials };
  await clearAttempts(deps.db, 'account', email);
  const admin = await isAdmin(deps.db, found.userId);
  const token = await deps.auth.createCustomToken(found.userId, { admin });
  return { success: true, userId: found.userId, isAdmin: admin, token };
}
