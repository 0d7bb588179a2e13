import { CompleteSignInRequest } from '@reef/domain/accounts/account-calls';
import * as accounts from '#accounts/sign-in/complete-sign-in.ts';
import { refusalError, valueOrThrow } from '#shared/runtime/account-call.ts';
import { accountDeps } from '#shared/runtime/account-services.ts';
import { anyCaller } from '#shared/runtime/caller.ts';
import { SALES_INSTANCES } from '#shared/runtime/global-options.ts';
import { onCall } from '#shared/runtime/on-call.ts';
import { parseInput } from '#shared/runtime/parse-input.ts';

/**
 * `complete_sign_in`: called after every sign-in; confirms an e-mail. Sessions that Firebase's
 * public API began may call it, to be noted and refused.
 */
export const completeSignIn = onCall({ maxInstances: SALES_INSTANCES }, async (call) => {
  const caller = anyCaller(call);
  if (caller === null) throw refusalError('sign-in-first');
  parseInput(CompleteSignInRequest, call.data);
  return valueOrThrow(await accounts.completeSignIn(accountDeps(), caller));
});
