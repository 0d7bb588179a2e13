import { randomUUID } from 'node:crypto';
import { CreateUserResult } from '@reef/domain/accounts/account-calls';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { PROJECT_ID } from '@reef/emulators/stack/project-id.ts';
import { fromAddress, mailedToken } from './auth-endpoints.ts';
import { call, DEMO, signIn } from './callables.ts';
import { fromEnvironment } from './local-services.ts';

/** An account made for one test. */
export type TestAccount = { id: string; email: string; pin: string };

/** An unused address. `example.test` receives no mail. */
export function unusedEmail(name = 'own'): string {
  return `${name}-${randomUUID().slice(0, 8)}@example.test`;
}

/** What the sign-up form sends. */
export function signUpRequest(email: string, changes: object = {}) {
  const names = { firstName: 'Ana', lastName: 'Reyes' };
  const address = { addressLine1: '1 Reef Road', city: 'Miami', state: 'FL', zipCode: '33101' };
  return { email, pin: '135790', ...names, ...address, ...changes };
}

let adminToken: Promise<string> | null = null;

/** Calls a function as the demo admin. @throws if it answers with an error. */
export async function callAsAdmin(name: string, data: unknown): Promise<unknown> {
  adminToken ??= signIn(...DEMO.admin);
  const answer = await call(name, data, await adminToken);
  if (answer.error) throw new Error(`${name}: ${answer.error.message}`);
  return answer.result;
}

const CONTACT = { first_name: 'Coralie', last_name: 'Testwater' };

/**
 * An account as an admin makes them: a PIN of the shop's, verified, allowed to buy.
 * @param changes to the request of `create_user_account`.
 */
export async function createByAdmin(changes: Record<string, string> = {}): Promise<TestAccount> {
  const input = { user_email: unusedEmail(), user_pin: '4321', ...CONTACT, ...changes };
  const [row] = CreateUserResult.parse(await callAsAdmin('create_user_account', input));
  if (!row?.success || !row.user_id) throw new Error(row?.message ?? 'no row');
  return { id: row.user_id, email: input.user_email, pin: input.user_pin };
}

/** An account as people make them for themselves. */
export async function createBySignUp({
  isConfirmed,
}: {
  isConfirmed: boolean;
}): Promise<TestAccount> {
  const [email, pin] = [unusedEmail('signup'), '654321'];
  const names = { firstName: 'Stan', lastName: 'Dardwell' };
  const request = signUpRequest(email, { pin, ...names });
  const { error } = await call('sign_up', request, undefined, fromAddress());
  if (error) throw new Error(`sign_up: ${error.message}`);
  fromEnvironment('FIREBASE_AUTH_EMULATOR_HOST');
  const [app = initializeApp({ projectId: PROJECT_ID })] = getApps();
  const { uid } = await getAuth(app).getUserByEmail(email);
  if (isConfirmed) await confirm(email);
  return { id: uid, email, pin };
}

/** Confirms an address by the mailed link, as people do. */
async function confirm(email: string): Promise<void> {
  const token = await mailedToken(email, 'Confirm your email for Reef');
  const { result } = await call('use_email_link', { token }, undefined, fromAddress());
  if (!(result as { success: boolean }).success) throw new Error('not confirmed');
}

/** Deletes an account that a test made. */
export async function removeUser(id: string): Promise<void> {
  await callAsAdmin('delete_user_account', { target_user_id: id });
}

/**
 * Deletes the accounts that a file's tests made, one after the other: for concurrent calls the
 * emulator starts more processes, and never answers a call whose process took over 30 s to start.
 */
export async function removeUsers(ids: readonly string[]): Promise<void> {
  for (const id of ids) await removeUser(id);
}
