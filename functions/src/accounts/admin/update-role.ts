import type { UpdateRoleRequest } from '@reef/domain/accounts/account-calls';
import type { Role } from '@reef/domain/accounts/account';
import { refused } from '@reef/domain/shared/refused';
import { rolesOf } from '#accounts/account.ts';
import { ignoreMissingUser } from '#accounts/auth-user.ts';
import { changeAccount, type Decide } from './change-account.ts';
import type { AccountDeps, Caller } from '#accounts/deps.ts';
import { revokeSessions, withSessionsEnded } from '#accounts/sign-in/end-sessions.ts';
import type { Result } from '#accounts/refusal.ts';

function roleAfter(before: Role, { new_role, action }: UpdateRoleRequest): Role {
  if (new_role === 'user') return before;
  return action === 'add' ? 'admin' : 'user';
}

/**
 * `update_user_role`: gives or takes the admin role. Every account keeps the user role. The last
 * active admin and the caller keep the admin role. Every session of the account ends; the claim in
 * the next token is only a hint.
 */
export async function updateRole(
  deps: AccountDeps,
  caller: Caller,
  request: UpdateRoleRequest,
): Promise<Result> {
  const decide: Decide = (account) => {
    if (request.new_role === 'user' && request.action === 'remove') return refused('user-role');
    const before = account.role.role;
    const role = roleAfter(before, request);
    const profile = { ...account.profile, roles: rolesOf(role) };
    if (role === before) return { ok: true, value: { next: account, recorded: [] } };
    const changed = { ...account, profile, role: { ...account.role, role } };
    const next = withSessionsEnded(changed, deps.now());
    const action = request.action === 'add' ? 'add-role' : 'remove-role';
    const entry = { action, before: { role: before }, after: { role } } as const;
    return { ok: true, value: { next, recorded: [entry] } };
  };
  const { target_user_id: id } = request;
  const result = await changeAccount(deps, caller, id, decide);
  if (!result.ok) return result;
  const before = result.value.role.role;
  const after = roleAfter(before, request);
  if (after !== before) await revokeSessions(deps, id);
  const admin = after === 'admin';
  await ignoreMissingUser(() => deps.auth.setCustomUserClaims(id, { admin }));
  return { ok: true, value: null };
}
