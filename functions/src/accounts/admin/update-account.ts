import type { UpdateAccountRequest } from '@reef/domain/accounts/account-calls';
import { normalizeEmail } from '@reef/domain/accounts/email';
import { refused } from '@reef/domain/shared/refused';
import type { Account } from '#accounts/account.ts';
import type { Recorded } from '#accounts/audit.ts';
import { changeAccount, type Decide } from './change-account.ts';
import { changeEmail, emailRefusal } from './change-email.ts';
import type { AccountDeps, Caller } from '#accounts/deps.ts';
import { revokeSessions, withSessionsEnded } from '#accounts/sign-in/end-sessions.ts';
import type { Result } from '#accounts/refusal.ts';

type Step = { account: Account; recorded: Recorded[] };

function statusStep({ account, recorded }: Step, request: UpdateAccountRequest, now: Date): Step {
  const after = request.account_status;
  const before = account.extended.account_status;
  if (after === undefined || after === before) return { account, recorded };
  const extended = { ...account.extended, account_status: after, updated_at: now };
  const changed = { ...account, extended };
  const entry = {
    action: after === 'suspended' ? 'suspend' : 'activate',
    before: { account_status: before },
    after: { account_status: after },
  } as const;
  return {
    account: after === 'suspended' ? withSessionsEnded(changed, now) : changed,
    recorded: [...recorded, entry],
  };
}

function purchasesStep({ account, recorded }: Step, request: UpdateAccountRequest): Step {
  const after = request.can_make_purchases;
  const { opens_on_confirmation: opens, ...profile } = account.profile;
  const before = profile.can_make_purchases;
  // The admin's decision prevails: purchases they barred stay barred after the confirmation.
  if (after === undefined || (after === before && opens !== true)) return { account, recorded };
  const entry = {
    action: after ? 'allow-purchases' : 'bar-purchases',
    before: { can_make_purchases: before },
    after: { can_make_purchases: after },
  } as const;
  return {
    account: { ...account, profile: { ...profile, can_make_purchases: after } },
    recorded: [...recorded, entry],
  };
}

/**
 * `update_account`: suspends or activates, bars or allows purchases, changes the e-mail. A
 * suspension ends every session. The last active admin and the caller cannot be suspended, and only
 * another admin can change the caller's e-mail. An e-mail that is refused changes nothing else.
 */
export async function updateAccount(
  deps: AccountDeps,
  caller: Caller,
  request: UpdateAccountRequest,
): Promise<Result> {
  const now = deps.now();
  const { target_user_id: targetId } = request;
  const email = request.email === undefined ? null : normalizeEmail(request.email);
  const decide: Decide = async (account, tx) => {
    // It could ask for a PIN link: a session alone must not lead to another PIN (ATT-105).
    if (email !== null && targetId === caller.userId) return refused('own-email');
    // Also checked here, so that a refused address changes nothing else.
    const refusal = email === null ? null : await emailRefusal(deps, tx, email, targetId);
    if (refusal) return refused(refusal);
    const step = purchasesStep(statusStep({ account, recorded: [] }, request, now), request);
    return { ok: true, value: { next: step.account, recorded: step.recorded } };
  };
  const result = await changeAccount(deps, caller, targetId, decide);
  if (!result.ok) return result;
  if (request.account_status === 'suspended') await revokeSessions(deps, targetId);
  if (email !== null) return changeEmail(deps, caller, targetId, email);
  return { ok: true, value: null };
}
