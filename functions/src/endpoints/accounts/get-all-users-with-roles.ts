import { GetUsersRequest } from '@reef/domain/accounts/account-calls';
import * as accounts from '#accounts/directory/list-users.ts';
import { valueOrThrow } from '#shared/runtime/account-call.ts';
import { accountDeps } from '#shared/runtime/account-services.ts';
import { callerOf } from '#shared/runtime/caller.ts';
import { onCall } from '#shared/runtime/on-call.ts';
import { parseInput } from '#shared/runtime/parse-input.ts';

/** `get_all_users_with_roles` (CALL-03): every user, or one page if one is asked for. */
export const getAllUsersWithRoles = onCall({ timeoutSeconds: 300 }, async (call) => {
  const caller = callerOf(call);
  const page = parseInput(GetUsersRequest, call.data)?.page ?? null;
  if (page === null) return valueOrThrow(await accounts.listUsers(accountDeps(), caller));
  return valueOrThrow(await accounts.listUsersPage(accountDeps(), caller, page));
});
