import { GetProfileRequest } from '@reef/domain/account-calls';
import { onCall } from 'firebase-functions/https';
import { getProfile } from '../accounts/profile.ts';
import { callerOf, valueOrThrow } from '../runtime/account-call.ts';
import { accountDeps } from '../runtime/account-services.ts';
import { parseInput } from '../runtime/callable.ts';
import { PIN_PEPPER } from '../runtime/params.ts';

/** `get_user_profile_extended` (store.md 7): at most one row, one's own without a target. */
export const getUserProfileExtended = onCall({ secrets: [PIN_PEPPER] }, async (call) => {
  const caller = callerOf(call);
  const targetId = parseInput(GetProfileRequest, call.data)?.target_user_id ?? caller.userId;
  return valueOrThrow(await getProfile(accountDeps(), caller, targetId));
});
