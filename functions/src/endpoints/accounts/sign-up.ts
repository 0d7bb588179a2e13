import { SignUpRequest } from '@reef/domain/accounts/account-calls';
import { SIGN_UP_MESSAGES } from '@reef/domain/accounts/account-messages';
import * as accounts from '#accounts/sign-in/sign-up.ts';
import { rowOf } from '#shared/runtime/account-call.ts';
import { accountDeps } from '#shared/runtime/account-services.ts';
import { callerAddress } from '#shared/runtime/caller.ts';
import { onGuestCall } from '#shared/runtime/on-call.ts';
import { PIN_OPTIONS } from '#shared/runtime/params.ts';
import { parseInput } from '#shared/runtime/parse-input.ts';

/** `sign_up`: creates an account, and mails the address a confirmation link. */
export const signUp = onGuestCall(PIN_OPTIONS, async (call) => {
  const request = parseInput(SignUpRequest, call.data);
  const result = await accounts.signUp(accountDeps(), request, callerAddress(call));
  return rowOf(result, SIGN_UP_MESSAGES.success);
});
