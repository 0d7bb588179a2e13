import { UpdateAccountRequest } from '@reef/domain/accounts/account-calls';
import { USER_MESSAGES } from '@reef/domain/accounts/admin-messages';
import * as accounts from '#accounts/admin/update-account.ts';
import { valueOrThrow } from '#shared/runtime/account-call.ts';
import { accountDeps } from '#shared/runtime/account-services.ts';
import { callerOf } from '#shared/runtime/caller.ts';
import { onCall } from '#shared/runtime/on-call.ts';
import { parseInput } from '#shared/runtime/parse-input.ts';

/** `update_account`: status, purchases and e-mail of an account, by an admin (USER-02, USER-10). */
export const updateAccount = onCall(async (call) => {
  const caller = callerOf(call);
  const request = parseInput(UpdateAccountRequest, call.data);
  valueOrThrow(await accounts.updateAccount(accountDeps(), caller, request));
  return { success: true, message: USER_MESSAGES.profileUpdated };
});
