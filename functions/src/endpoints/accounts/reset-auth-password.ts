import { ResetAuthPasswordRequest } from '@reef/domain/accounts/account-calls';
import { DENIAL_MESSAGES } from '@reef/domain/accounts/account-messages';
import { USER_MESSAGES } from '@reef/domain/accounts/admin-messages';
import * as accounts from '#accounts/pins/reset-pin.ts';
import { refusalError, rowOf } from '#shared/runtime/account-call.ts';
import { accountDeps } from '#shared/runtime/account-services.ts';
import { callerOf } from '#shared/runtime/caller.ts';
import { onCall } from '#shared/runtime/on-call.ts';
import { PIN_OPTIONS } from '#shared/runtime/params.ts';
import { parseInput } from '#shared/runtime/parse-input.ts';

/** `reset-auth-password` (CALL-03): an admin gives any account a new PIN of 6 or more. */
export const resetAuthPassword = onCall(PIN_OPTIONS, async (call) => {
  const caller = callerOf(call, DENIAL_MESSAGES.resetSignedOut);
  const request = parseInput(ResetAuthPasswordRequest, call.data);
  if (request.adminUserId !== caller.userId) throw refusalError('not-admin');
  const result = await accounts.resetPinOf(
    accountDeps(),
    caller,
    request.userId,
    request.newPassword,
    6,
  );
  const row = rowOf(result, USER_MESSAGES.passwordReset);
  return row.success ? { success: true } : { success: false, error: row.message };
});
