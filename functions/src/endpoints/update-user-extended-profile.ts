import { UpdateProfileRequest } from '@reef/domain/account-calls';
import { onCall } from 'firebase-functions/https';
import { updateProfile } from '../accounts/profile.ts';
import { callerOf, valueOrThrow } from '../runtime/account-call.ts';
import { accountDeps } from '../runtime/account-services.ts';
import { parseInput } from '../runtime/callable.ts';
import { PIN_PEPPER } from '../runtime/params.ts';

/** `update_user_extended_profile` (store.md 7): answers only an error. */
export const updateUserExtendedProfile = onCall({ secrets: [PIN_PEPPER] }, async (call) => {
  const caller = callerOf(call);
  const update = parseInput(UpdateProfileRequest, call.data);
  return { error: valueOrThrow(await updateProfile(accountDeps(), caller, update)) };
});
