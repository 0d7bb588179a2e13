import { UpdateProfileRequest } from '@reef/domain/accounts/account-calls';
import * as accounts from '#accounts/admin/profile.ts';
import { valueOrThrow } from '#shared/runtime/account-call.ts';
import { accountDeps } from '#shared/runtime/account-services.ts';
import { callerOf } from '#shared/runtime/caller.ts';
import { onCall } from '#shared/runtime/on-call.ts';
import { parseInput } from '#shared/runtime/parse-input.ts';

/** `update_user_extended_profile` (CALL-02): answers only errors. */
export const updateUserExtendedProfile = onCall(async (call) => {
  const caller = callerOf(call);
  const update = parseInput(UpdateProfileRequest, call.data);
  return { error: valueOrThrow(await accounts.updateProfile(accountDeps(), caller, update)) };
});
