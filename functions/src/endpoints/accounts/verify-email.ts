import { TargetRequest } from '@reef/domain/accounts/account-calls';
import { USER_MESSAGES } from '@reef/domain/accounts/admin-messages';
import * as accounts from '#accounts/sign-in/verify-email.ts';
import { valueOrThrow } from '#shared/runtime/account-call.ts';
import { accountDeps } from '#shared/runtime/account-services.ts';
import { callerOf } from '#shared/runtime/caller.ts';
import { onCall } from '#shared/runtime/on-call.ts';
import { parseInput } from '#shared/runtime/parse-input.ts';

/** `verify_email` (USER-02): an admin vouches for a user's address. */
export const verifyEmail = onCall(async (call) => {
  const caller = callerOf(call);
  const { target_user_id } = parseInput(TargetRequest, call.data);
  valueOrThrow(await accounts.verifyEmail(accountDeps(), caller, target_user_id));
  return { success: true, message: USER_MESSAGES.emailVerified };
});
