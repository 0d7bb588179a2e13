import type { ContactAndShipping, Role } from '@reef/domain/accounts/account';
import { MIN_PIN_LENGTH } from '@reef/domain/accounts/pin';
import { refused } from '@reef/domain/shared/refused';
import type { Transaction } from 'firebase-admin/firestore';
import { type Account, rolesOf, userIdOf } from '#accounts/account.ts';
import { accountCollections } from '#accounts/account-collections.ts';
import { touchGuard, readGuard } from './admin-guard.ts';
import type { AlsoWrite } from './change-account.ts';
import { noteNewAdmin, OPERATOR, type Person, writeAudit } from '#accounts/audit.ts';
import { deleteAuthUser, makeAuthUser } from '#accounts/auth-user.ts';
import type { AccountDeps } from '#accounts/deps.ts';
import { writeDirectory } from '#accounts/directory/directory.ts';
import { noteWeakPin } from '#accounts/pins/weak-pin.ts';
import { hashPin, type PinCredential } from '#accounts/pins/pin-hash.ts';
import type { Result } from '#accounts/refusal.ts';
import { inTransaction } from '#shared/db/atomic-writes.ts';

/**
 * An account to create. `custom`: made by an admin, with a PIN of at least 4 characters.
 * `standard`: a sign-up, with a PIN of at least 6, usable once its e-mail is confirmed.
 */
export type NewAccount = {
  kind: 'custom' | 'standard';
  email: string;
  pin: string;
  role: Role;
  contact: ContactAndShipping;
};

/** Checked in the transaction that creates the account: who creates it, or why not. */
export type Gate = (tx: Transaction) => Promise<Result<Person | null>>;

function documentsOf(userId: string, wanted: NewAccount, now: Date): Account {
  const isStandard = wanted.kind === 'standard';
  return {
    profile: {
      user_id: userId,
      email: wanted.email,
      email_verified: false,
      can_make_purchases: !isStandard,
      created_at: now,
      roles: rolesOf(wanted.role),
      ...(isStandard && { opens_on_confirmation: true, must_confirm_email: true }),
    },
    extended: { ...wanted.contact, user_id: userId, account_status: 'active', updated_at: now },
    role: { user_id: userId, role: wanted.role },
  };
}

/** Writes a new account's documents and its entry in the user list. */
function writeAccount(deps: AccountDeps, tx: Transaction, account: Account): void {
  const { profiles, extended, roles } = accountCollections(deps.db);
  const { user_id } = account.profile;
  tx.create(profiles.doc(user_id), account.profile);
  tx.create(extended.doc(user_id), account.extended);
  tx.create(roles.doc(user_id), account.role);
  writeDirectory(deps.db, tx, account);
}

type Parts = {
  userId: string;
  wanted: NewAccount;
  credential: PinCredential;
  gate: Gate;
  also: AlsoWrite;
};

async function record(deps: AccountDeps, parts: Parts): Promise<Result<string>> {
  const { userId, wanted, credential, gate, also } = parts;
  const attempt = async (tx: Transaction): Promise<Result<string>> => {
    const allowed = await gate(tx);
    if (!allowed.ok) return allowed;
    if ((await userIdOf(deps.db, tx, wanted.email)) !== null) return refused('email-taken');
    const isAdmin = wanted.role === 'admin';
    if (isAdmin) await readGuard(deps.db, tx);
    if (isAdmin) touchGuard(deps.db, tx, deps.now());
    const account = documentsOf(userId, wanted, deps.now());
    writeAccount(deps, tx, account);
    also(tx, account);
    const { pinCredentials } = accountCollections(deps.db);
    tx.create(pinCredentials.doc(userId), credential);
    if (allowed.value) {
      const isFirst = allowed.value.id === OPERATOR.id;
      const target = { id: userId, email: wanted.email };
      writeAudit(deps, tx, allowed.value, target, {
        action: isFirst ? 'create-first-admin' : 'create-account',
        before: null,
        after: { email: wanted.email, role: wanted.role },
      });
      if (isAdmin && !isFirst) noteNewAdmin(deps, tx, target);
    }
    return { ok: true, value: userId };
  };
  return inTransaction(deps.db, attempt);
}

/**
 * Creates an account completely or not at all: first the Auth user, which claims the e-mail, then
 * all documents in one transaction that checks `gate`. If that fails, the Auth user is
 * deleted.
 * @param also writes what belongs to the new account, such as its first mail.
 * @returns the new user's id.
 */
export async function createAccount(
  deps: AccountDeps,
  wanted: NewAccount,
  gate: Gate,
  also: AlsoWrite = () => undefined,
): Promise<Result<string>> {
  const { email, pin, kind } = wanted;
  const userId = deps.newId();
  const isMade = await makeAuthUser(deps, { uid: userId, email, emailVerified: false });
  if (!isMade) return refused('email-taken');
  try {
    const owner = { email, now: deps.now(), least: MIN_PIN_LENGTH[kind] };
    const credential = await hashPin(pin, deps.pepper(), owner);
    const result = await record(deps, { userId, wanted, credential, gate, also });
    if (!result.ok) await deleteAuthUser(deps.auth, userId);
    else if (wanted.role === 'admin') await noteWeakPin(deps, { user_id: userId, email }, pin);
    return result;
  } catch (error) {
    await deleteAuthUser(deps.auth, userId);
    throw error;
  }
}
