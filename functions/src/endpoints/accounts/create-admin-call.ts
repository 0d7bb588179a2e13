import { CreateAdminRequest } from '@reef/domain/accounts/account-calls';
import { SETUP_MESSAGES } from '@reef/domain/accounts/admin-messages';
import type { CallableRequest } from 'firebase-functions/https';
import * as accounts from '#accounts/admin/create-admin.ts';
import { rowOf } from '#shared/runtime/account-call.ts';
import { accountDeps } from '#shared/runtime/account-services.ts';
import { callerAddress, callerOrNull } from '#shared/runtime/caller.ts';
import { ADMIN_SETUP_CODE, PIN_PEPPER } from '#shared/runtime/params.ts';
import { parseInput } from '#shared/runtime/parse-input.ts';

/** The secrets that making an admin needs. */
export const CREATE_ADMIN_OPTIONS = { secrets: [PIN_PEPPER, ADMIN_SETUP_CODE] };

/** Creates an admin for either of the two callables, which differ in the minimum PIN length. */
export async function createAdminCall(call: CallableRequest, pinLeast: 4 | 6) {
  const { admin_email, admin_pin, setup_code } = parseInput(CreateAdminRequest, call.data);
  const wanted = {
    caller: callerOrNull(call),
    address: callerAddress(call),
    email: admin_email,
    pin: admin_pin,
    setupCode: setup_code ?? null,
    pinLeast,
  };
  const result = await accounts.createAdmin(accountDeps(), wanted, ADMIN_SETUP_CODE.value());
  return [rowOf(result, SETUP_MESSAGES.created)];
}
