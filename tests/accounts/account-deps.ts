import { randomUUID } from 'node:crypto';
import { EMPTY_CONTACT, type Role, SHOP_SIGN_IN } from '@reef/domain/accounts/account';
import { SignUpRequest } from '@reef/domain/accounts/account-calls';
import { SECOND_MS } from '@reef/domain/shared/time';
import { PROJECT_ID } from '@reef/emulators/stack/project-id.ts';
import { EMULATOR_PEPPER } from '@reef/emulators/seed/pin-credential.ts';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { afterAll } from 'vitest';
import {
  createAccount,
  type NewAccount,
} from '../../functions/src/accounts/admin/create-account.ts';
import type { AccountDeps, Caller } from '../../functions/src/accounts/deps.ts';
import { completeSignIn } from '../../functions/src/accounts/sign-in/complete-sign-in.ts';
import { login } from '../../functions/src/accounts/sign-in/login.ts';
import { firebasePasswordCheck } from '../../functions/src/accounts/sign-in/password-check.ts';
import {
  type DirectoryRow,
  rowsOf,
  shardOf,
} from '../../functions/src/accounts/directory/directory.ts';
import { fromEnvironment } from '#support/local-services.ts';
import { okOf } from '#support/ok-of.ts';
import { signUpRequest, unusedEmail } from '#support/test-accounts.ts';

/** The use-cases' dependencies on the emulators, real except for an adjustable clock. */
export type TestDeps = AccountDeps & {
  clock: { aheadMs: number };
  faults: string[];
  close: () => Promise<void>;
};

/**
 * Makes them, by default on the shop's own project and database.
 * @param where `projectId`: a separate project starts without accounts, which the tests of the first
 * and the last admin need, but Firebase passwords can be checked in the shop's alone. `databaseId`:
 * a separate database has no triggers, and no other file makes accounts there. In the emulator two
 * transactions that look for an e-mail at the same time lock each other out for seconds.
 */
export function openTestDeps({
  projectId = PROJECT_ID,
  databaseId = '(default)',
}: { projectId?: string; databaseId?: string } = {}): TestDeps {
  fromEnvironment('FIRESTORE_EMULATOR_HOST');
  const app = initializeApp({ projectId }, `accounts-${randomUUID()}`);
  const clock = { aheadMs: 0 };
  const faults: string[] = [];
  return {
    db: getFirestore(app, databaseId),
    auth: getAuth(app),
    pepper: () => EMULATOR_PEPPER,
    checkPassword: firebasePasswordCheck('demo', fromEnvironment('FIREBASE_AUTH_EMULATOR_HOST')),
    now: () => new Date(Date.now() + clock.aheadMs),
    shop: { origin: 'http://shop.test', owner: 'owner@reef.test' },
    newId: () => `t${randomUUID().replaceAll('-', '').slice(0, 19)}`,
    wait: async () => {},
    report: (what, error) => faults.push(`${what}: ${String(error)}`),
    clock,
    faults,
    close: () => deleteApp(app),
  };
}

/** An unused project. */
export function ownProject(): { projectId: string } {
  return { projectId: `demo-reef-${randomUUID().slice(0, 8)}` };
}

/** An unused database of the shop's project. */
export function ownDatabase(): { databaseId: string } {
  return { databaseId: `accounts-${randomUUID().slice(0, 8)}` };
}

/**
 * Opens what a file of tests about accounts needs: dependencies on a database without triggers, and
 * an admin. They are closed after its tests.
 */
export async function openAccountTest(): Promise<{ deps: TestDeps; admin: Made }> {
  const deps = openTestDeps(ownDatabase());
  afterAll(() => deps.close());
  return { deps, admin: await makeAccount(deps, { role: 'admin' }) };
}

/** An unused network address. */
export function someAddress(): string {
  return `test-${randomUUID()}`;
}

/** A session that starts now, valid despite every earlier end of sessions. */
export function sessionOf(deps: TestDeps, userId: string, provider: string = SHOP_SIGN_IN): Caller {
  const validFrom = deps.now();
  const seconds = Math.floor(validFrom.getTime() / SECOND_MS);
  const exchangedAt = new Date(seconds * SECOND_MS);
  return { userId, validFrom, exchangedAt, provider, address: someAddress() };
}

export type Made = { id: string; email: string; pin: string; caller: Caller };

/** Makes an account without the callables' checks, and a session for it. */
export async function makeAccount(
  deps: TestDeps,
  wanted: Partial<NewAccount> & { role?: Role } = {},
): Promise<Made> {
  const account = {
    kind: 'custom',
    email: unusedEmail(),
    pin: '2468',
    role: 'user',
    contact: { ...EMPTY_CONTACT, first_name: 'Ana', last_name: 'Reyes' },
    ...wanted,
  } satisfies NewAccount;
  const made = await createAccount(deps, account, async () => ({ ok: true, value: null }));
  const { value: id } = okOf(made);
  return { id, email: account.email, pin: account.pin, caller: sessionOf(deps, id) };
}

/** Makes a confirmed account as people make their own. */
export async function makeStandard(deps: TestDeps, pin = '135790'): Promise<Made> {
  const made = await makeAccount(deps, { kind: 'standard', pin });
  await deps.auth.updateUser(made.id, { emailVerified: true });
  await completeSignIn(deps, made.caller);
  return made;
}

/** Makes an account whose PIN is still Firebase's password, as before decision 34. */
export async function makeUnmoved(deps: TestDeps, pin = '135790'): Promise<Made> {
  const made = await makeStandard(deps, pin);
  await deps.auth.updateUser(made.id, { password: pin });
  await deps.db.doc(`pin_credentials/${made.id}`).delete();
  return made;
}

/** A stored document's fields; undefined if there is none. */
export async function stored(
  deps: TestDeps,
  path: string,
): Promise<Record<string, unknown> | undefined> {
  return (await deps.db.doc(path).get()).data();
}

function timeOf(entry: QueryDocumentSnapshot): number {
  const at: unknown = entry.get('created_at');
  return at instanceof Timestamp ? at.toMillis() : 0;
}

/** A user's log entries, oldest first. */
export async function logOf(deps: TestDeps, targetId: string): Promise<Record<string, unknown>[]> {
  const found = await deps.db.collection('audit_log').where('target_id', '==', targetId).get();
  const inOrder = found.docs.toSorted((a, b) => timeOf(a) - timeOf(b));
  return inOrder.map((document) => document.data());
}

/** The mails the shop has written to an address, sent or not, newest first. */
export async function outboxTo(deps: TestDeps, email: string): Promise<QueryDocumentSnapshot[]> {
  const found = await deps.db.collection('mail').where('to', 'array-contains', email).get();
  return found.docs.toSorted((a, b) => timeOf(b) - timeOf(a));
}

/** Whether a PIN signs in. */
export async function doesSignIn(deps: TestDeps, email: string, pin: string): Promise<boolean> {
  return (await login(deps, { email, pin, address: someAddress() })).success;
}

/** A user's row in the user list, as stored; undefined if they are not listed. */
export async function listed(deps: TestDeps, userId: string): Promise<DirectoryRow | undefined> {
  const shard = await deps.db.doc(`user_directory/${shardOf(userId)}`).get();
  return rowsOf(shard.data())[userId];
}

/** A sign-up request, with a test's changes. */
export function aSignUp(changes: Record<string, string> = {}): SignUpRequest {
  return SignUpRequest.parse({ phone: '', ...signUpRequest(unusedEmail(), changes) });
}

/** The id of the Auth user with this e-mail. */
export async function idOf(deps: TestDeps, email: string): Promise<string> {
  return (await deps.auth.getUserByEmail(email)).uid;
}
