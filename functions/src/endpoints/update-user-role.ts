import { UpdateRoleRequest } from '@reef/domain/account-calls';
import { USER_MESSAGES } from '@reef/domain/account-messages';
import { onCall } from 'firebase-functions/https';
import { updateRole } from '../accounts/update-role.ts';
import { callerOf, valueOrThrow } from '../runtime/account-call.ts';
import { accountDeps } from '../runtime/account-services.ts';
import { parseInput } from '../runtime/callable.ts';
import { PIN_PEPPER } from '../runtime/params.ts';

/** `update_user_role` (store.md 7): gives or takes the admin role. */
export const updateUserRole = onCall({ secrets: [PIN_PEPPER] }, async (call) => {
  const caller = callerOf(call);
  const request = parseInput(UpdateRoleRequest, call.data);
  valueOrThrow(await updateRole(accountDeps(), caller, request));
  const { roleAdded, roleRemoved } = USER_MESSAGES;
  return { success: true, message: request.action === 'add' ? roleAdded : roleRemoved };
});
