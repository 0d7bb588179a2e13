import { UpdateRoleRequest } from '@reef/domain/accounts/account-calls';
import { USER_MESSAGES } from '@reef/domain/accounts/admin-messages';
import * as accounts from '#accounts/admin/update-role.ts';
import { valueOrThrow } from '#shared/runtime/account-call.ts';
import { accountDeps } from '#shared/runtime/account-services.ts';
import { callerOf } from '#shared/runtime/caller.ts';
import { onCall } from '#shared/runtime/on-call.ts';
import { parseInput } from '#shared/runtime/parse-input.ts';

/** `update_user_role` (CALL-03): gives or takes the admin role. */
export const updateUserRole = onCall(async (call) => {
  const caller = callerOf(call);
  const request = parseInput(UpdateRoleRequest, call.data);
  valueOrThrow(await accounts.updateRole(accountDeps(), caller, request));
  const { roleAdded, roleRemoved } = USER_MESSAGES;
  return { success: true, message: request.action === 'add' ? roleAdded : roleRemoved };
});
