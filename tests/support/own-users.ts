import { randomUUID } from 'node:crypto';
import { CreateUserResult } from '@reef/domain/accounts/account-calls';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { call, DEMO, signIn } from './callables.ts';
import { fromEnvironment } from './local-services.ts';

/** An account that one test made for itself. */
export type OwnUser = { id: string; email: string; pin: string };

/** An unused address. `example.test` can get no mail. */
export function freshEmail(name = 'own'): string {
  return `${name}-${randomUUID().slice(0, 8)}@example.test`;
}

let adminToken: Promise<string> | null = null;

/** Calls a function as the demo admin. @throws where it answers with an error. */
export async function callAsAdmin(name: string, data: unknown): Promise<unknown> {
  adminToken ??= signIn(...DEMO.admin);
  const answer = await call(name, data, await adminToken);
  if (answer.error) throw new Error(`${name}: ${answer.error.message}`);
  return answer.result;
}

const CONTACT = { first_name: 'Coralie', last_name: 'Testwater' };

/** An account as an admin makes them: a PIN of the shop's, verified, allowed to buy. */
export async function makeUser(more: Record<string, string> = {}): Promise<OwnUser> {
  const [email, pin] = [freshEmail(), '4321'];
  const input = { user_email: email, user_pin: pin, ...CONTACT, ...more };
  const [row] = CreateUserResult.parse(await callAsAdmin('create_user_account', input));
  if (!row?.success || !row.user_id) throw new Error(row?.message ?? 'no row');
  return { id: row.user_id, email, pin };
}

/** An account as people make them for themselves; its e-mail confirmed where wanted. */
export async function makeSignUp({ isConfirmed }: { isConfirmed: boolean }): Promise<OwnUser> {
  const [email, pin] = [freshEmail('signup'), '654321'];
  const address = { addressLine1: '1 Reef Road', city: 'Miami', state: 'FL', zipCode: '33101' };
  const names = { firstName: 'Stan', lastName: 'Dardwell' };
  const { error } = await call('sign_up', { email, pin, ...names, ...address });
  if (error) throw new Error(`sign_up: ${error.message}`);
  fromEnvironment('FIREBASE_AUTH_EMULATOR_HOST');
  if (getApps().length === 0) initializeApp({ projectId: 'demo-reef' });
  const { uid } = await getAuth().getUserByEmail(email);
  if (isConfirmed) await getAuth().updateUser(uid, { emailVerified: true });
  return { id: uid, email, pin };
}

/** Deletes an account that a test made. */
export async function removeUser(id: string): Promise<void> {
  await callAsAdmin('delete_user_account', { target_user_id: id });
}

/**
 * Deletes the accounts that a file's tests made, one after the other: the emulator starts a process for
 * each call that finds the others busy, and never answers a call whose process took over 30 s to start.
 */
export async function removeUsers(ids: readonly string[]): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- see above.
  for (const id of ids) await removeUser(id);
}
