import { LoginRequest, type LoginResponse } from '@reef/domain/accounts/login-calls';
import * as accounts from '#accounts/sign-in/login.ts';
import { callerAddress } from '#shared/runtime/caller.ts';
import { SALES_INSTANCES } from '#shared/runtime/global-options.ts';
import { accountDeps } from '#shared/runtime/account-services.ts';
import { onGuestCall } from '#shared/runtime/on-call.ts';
import { PIN_OPTIONS } from '#shared/runtime/params.ts';
import { parseInput } from '#shared/runtime/parse-input.ts';

/** `login` (CALL-01): checks e-mail and PIN, and answers the token that begins a session. */
export const login = onGuestCall(
  { ...PIN_OPTIONS, maxInstances: SALES_INSTANCES },
  async (call): Promise<LoginResponse> => {
    const { email, password } = parseInput(LoginRequest, call.data);
    return accounts.login(accountDeps(), { email, pin: password, address: callerAddress(call) });
  },
);
