import { EMPTY_CONTACT } from '@reef/domain/accounts/account';
import { isEmail, normalizeEmail } from '@reef/domain/accounts/email';
import { isPinLength, normalizePin, MIN_PIN_LENGTH } from '@reef/domain/accounts/pin';
import { refused } from '@reef/domain/shared/refused';
import { hasAdmin, readGuard } from './admin-guard.ts';
import { OPERATOR } from '#accounts/audit.ts';
import { createAccount, type Gate } from './create-account.ts';
import { adminGate, newCredentialRefusal } from './create-user.ts';
import type { AccountDeps, Caller } from '#accounts/deps.ts';
import type { Refusal, Result } from '#accounts/refusal.ts';
import { isSetupCode } from '#accounts/pins/setup-code.ts';
import { attemptSucceeded, takeAttempt } from '#accounts/sign-in/sign-in-attempts.ts';
import { inTransaction } from '#shared/db/atomic-writes.ts';

/** `caller` is null without a session. `pinLeast` is 6 on the set-up page, 4 in the admin panel. */
export type NewAdmin = {
  caller: Caller | null;
  address: string;
  email: string;
  pin: string;
  setupCode: string | null;
  pinLeast: 4 | 6;
};

/** Allows the operator while no account has the admin role; the guard stops two at once. */
function firstAdminGate(deps: AccountDeps): Gate {
  return async (tx) => {
    await readGuard(deps.db, tx);
    if (await hasAdmin(deps.db, tx)) return refused('admin-exists');
    return { ok: true, value: OPERATOR };
  };
}

async function codeRefusal(
  deps: AccountDeps,
  wanted: NewAdmin,
  configured: string,
): Promise<Refusal | null> {
  const key = { account: 'set-up code', address: wanted.address };
  const perAddress = { ...key, account: `${key.account}\n${key.address}` };
  const grant = await takeAttempt(deps.db, perAddress, deps.now());
  if (grant === 'locked') return 'too-many-attempts';
  if (!isSetupCode(wanted.setupCode ?? '', configured)) return 'setup-code-wrong';
  await attemptSucceeded(deps.db, perAddress, grant, deps.now());
  return null;
}

async function gateFor(
  deps: AccountDeps,
  wanted: NewAdmin,
  configuredCode: string,
): Promise<Result<Gate>> {
  if (wanted.caller) {
    const gate = adminGate(deps, wanted.caller);
    const admin = await inTransaction(deps.db, gate);
    if (admin.ok) return { ok: true, value: gate };
    if (wanted.setupCode === null) return admin;
  }
  const gate = firstAdminGate(deps);
  const open = await inTransaction(deps.db, gate);
  if (!open.ok) return open;
  const refusal = await codeRefusal(deps, wanted, configuredCode);
  return refusal ? refused(refusal) : { ok: true, value: gate };
}

function credentialRefusal(email: string, pin: string, pinLeast: 4 | 6): Refusal | null {
  const isShort = isEmail(email) && pin !== '' && !isPinLength(pin, pinLeast);
  if (isShort && pinLeast === MIN_PIN_LENGTH.standard) return 'setup-pin-under-6';
  return newCredentialRefusal(email, pin);
}

/**
 * `create_admin_account` and `create_initial_admin`: an admin may always create one. Anybody else
 * may only while there is none, with the operator's set-up code (SETUP-06).
 */
export async function createAdmin(
  deps: AccountDeps,
  wanted: NewAdmin,
  configuredCode: string,
): Promise<Result<string>> {
  const gate = await gateFor(deps, wanted, configuredCode);
  if (!gate.ok) return gate;
  const email = normalizeEmail(wanted.email);
  const pin = normalizePin(wanted.pin);
  const refusal = credentialRefusal(email, pin, wanted.pinLeast);
  if (refusal) return refused(refusal);
  const account = { kind: 'custom', email, pin, role: 'admin', contact: EMPTY_CONTACT } as const;
  return createAccount(deps, account, gate.value);
}
