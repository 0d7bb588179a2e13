import { CreateUserRequest } from '@reef/domain/accounts/account-calls';
import { CREATE_USER_MESSAGES } from '@reef/domain/accounts/admin-messages';
import * as accounts from '#accounts/admin/create-user.ts';
import { rowOf } from '#shared/runtime/account-call.ts';
import { accountDeps } from '#shared/runtime/account-services.ts';
import { callerOf } from '#shared/runtime/caller.ts';
import { onCall } from '#shared/runtime/on-call.ts';
import { PIN_OPTIONS } from '#shared/runtime/params.ts';
import { parseInput } from '#shared/runtime/parse-input.ts';

/** `create_user_account` (CALL-03): an admin creates an account; answers rows. */
export const createUserAccount = onCall(PIN_OPTIONS, async (call) => {
  const caller = callerOf(call);
  const request = parseInput(CreateUserRequest, call.data);
  const result = await accounts.createUser(accountDeps(), caller, request);
  const row = rowOf(result, CREATE_USER_MESSAGES.created);
  return [result.ok ? { ...row, user_id: result.value } : row];
});
