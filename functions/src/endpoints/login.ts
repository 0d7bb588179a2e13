import { LoginRequest, type LoginResponse } from '@reef/domain/checkout-calls';
import { onCall } from 'firebase-functions/https';
import { login as signIn } from '../accounts/login.ts';
import { callerAddress, parseInput } from '../runtime/callable.ts';
import { PIN_PEPPER } from '../runtime/params.ts';
import { authService, database } from '../runtime/services.ts';

/** `login` (store.md 7): the custom credential login, tried before Firebase's own. */
export const login = onCall({ secrets: [PIN_PEPPER] }, async (call): Promise<LoginResponse> => {
  const { email, password } = parseInput(LoginRequest, call.data);
  const deps = {
    db: database(),
    auth: authService(),
    pepper: PIN_PEPPER.value(),
    now: () => new Date(),
  };
  return signIn(deps, { email, pin: password, address: callerAddress(call) });
});
