import type { CreateUserRequest } from '@reef/domain/accounts/account-calls';
import { isEmail, normalizeEmail } from '@reef/domain/accounts/email';
import { isPinLength, normalizePin, MIN_PIN_LENGTH } from '@reef/domain/accounts/pin';
import { refused } from '@reef/domain/shared/refused';
import { contactOfCreate } from './contact.ts';
import { createAccount, type Gate } from './create-account.ts';
import type { AccountDeps, Caller } from '#accounts/deps.ts';
import type { Refusal, Result } from '#accounts/refusal.ts';
import { adminRefusal, requireAdmin } from '#accounts/require-caller.ts';

/** Why an account cannot have this e-mail and PIN; null if it can (USER-03). */
export function newCredentialRefusal(email: string, pin: string): Refusal | null {
  if (email === '') return 'email-required';
  if (!isEmail(email)) return 'email-invalid';
  if (pin === '') return 'pin-required';
  return isPinLength(pin, MIN_PIN_LENGTH.custom) ? null : 'pin-under-4';
}

/** Allows an active admin, who is logged as the one who did it. */
export function adminGate(deps: AccountDeps, caller: Caller): Gate {
  return async (tx) => {
    const admin = await requireAdmin(deps, tx, caller);
    if (!admin.ok) return admin;
    return { ok: true, value: { id: caller.userId, email: admin.value.profile.email } };
  };
}

/** `create_user_account`: an admin creates an account with a PIN of at least 4 characters. */
export async function createUser(
  deps: AccountDeps,
  caller: Caller,
  request: CreateUserRequest,
): Promise<Result<string>> {
  const denial = await adminRefusal(deps, caller);
  if (denial) return refused(denial);
  const email = normalizeEmail(request.user_email);
  const pin = normalizePin(request.user_pin);
  const refusal = newCredentialRefusal(email, pin);
  if (refusal) return refused(refusal);
  const contact = contactOfCreate(request);
  return createAccount(
    deps,
    { kind: 'custom', email, pin, role: request.user_role, contact },
    adminGate(deps, caller),
  );
}
