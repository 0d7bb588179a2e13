import { TargetRequest } from '@reef/domain/account-calls';
import { USER_MESSAGES } from '@reef/domain/account-messages';
import { onCall } from 'firebase-functions/https';
import { verifyEmail } from '../accounts/verify-email.ts';
import { callerOf, valueOrThrow } from '../runtime/account-call.ts';
import { accountDeps } from '../runtime/account-services.ts';
import { parseInput } from '../runtime/callable.ts';
import { PIN_PEPPER } from '../runtime/params.ts';

/** `verify_email` (store.md 4): an admin vouches for a user's address. */
export const verifyEmailOfUser = onCall({ secrets: [PIN_PEPPER] }, async (call) => {
  const caller = callerOf(call);
  const { target_user_id } = parseInput(TargetRequest, call.data);
  valueOrThrow(await verifyEmail(accountDeps(), caller, target_user_id));
  return { success: true, message: USER_MESSAGES.emailVerified };
});
