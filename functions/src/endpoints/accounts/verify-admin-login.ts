import { VerifyAdminLoginRequest } from '@reef/domain/accounts/account-calls';
import { SETUP_MESSAGES } from '@reef/domain/accounts/admin-messages';
import * as accounts from '#accounts/sign-in/verify-login.ts';
import { rowOf } from '#shared/runtime/account-call.ts';
import { accountDeps } from '#shared/runtime/account-services.ts';
import { callerAddress } from '#shared/runtime/caller.ts';
import { onGuestCall } from '#shared/runtime/on-call.ts';
import { PIN_OPTIONS } from '#shared/runtime/params.ts';
import { parseInput } from '#shared/runtime/parse-input.ts';

/** `verify_admin_login` (CALL-01): whether e-mail and PIN would sign in, and as an admin or not. */
export const verifyAdminLogin = onGuestCall(PIN_OPTIONS, async (call) => {
  const { login_email, login_pin } = parseInput(VerifyAdminLoginRequest, call.data);
  const attempt = { email: login_email, pin: login_pin, address: callerAddress(call) };
  const result = await accounts.verifyLogin(accountDeps(), attempt);
  const found = result.ok ? result.value : null;
  const row = rowOf(result, SETUP_MESSAGES.verified);
  return [{ ...row, user_id: found?.userId ?? null, is_admin: found?.isAdmin ?? false }];
});
