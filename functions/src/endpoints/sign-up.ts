import { SignUpRequest } from '@reef/domain/account-calls';
import { SIGN_UP_MESSAGES } from '@reef/domain/account-messages';
import { onCall } from 'firebase-functions/https';
import { signUp } from '../accounts/sign-up.ts';
import { rowOf } from '../runtime/account-call.ts';
import { accountDeps } from '../runtime/account-services.ts';
import { callerAddress, parseInput } from '../runtime/callable.ts';
import { PIN_PEPPER } from '../runtime/params.ts';

/** `sign_up`: makes a standard account; the browser then has the confirmation link sent. */
export const signUpUser = onCall({ secrets: [PIN_PEPPER] }, async (call) => {
  const request = parseInput(SignUpRequest, call.data);
  const result = await signUp(accountDeps(), request, callerAddress(call));
  return rowOf(result, SIGN_UP_MESSAGES.success);
});
