import { GetProfileRequest } from '@reef/domain/accounts/account-calls';
import * as accounts from '#accounts/admin/profile.ts';
import { valueOrThrow } from '#shared/runtime/account-call.ts';
import { accountDeps } from '#shared/runtime/account-services.ts';
import { callerOf } from '#shared/runtime/caller.ts';
import { onCall } from '#shared/runtime/on-call.ts';
import { parseInput } from '#shared/runtime/parse-input.ts';

/** `get_user_profile_extended` (CALL-02): at most one row, one's own without a target. */
export const getUserProfileExtended = onCall(async (call) => {
  const caller = callerOf(call);
  const targetId = parseInput(GetProfileRequest, call.data)?.target_user_id ?? caller.userId;
  return valueOrThrow(await accounts.getProfile(accountDeps(), caller, targetId));
});
