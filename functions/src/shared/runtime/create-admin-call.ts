import { CreateAdminRequest } from '@reef/domain/accounts/account-calls';
import { SETUP_MESSAGES } from '@reef/domain/accounts/admin-messages';
import type { CallableRequest } from 'firebase-functions/https';
import { createAdmin } from '#accounts/admin/create-admin.ts';
import { callerOrNull, rowOf } from './account-call.ts';
import { accountDeps } from './account-services.ts';
import { callerAddress, parseInput } from './callable.ts';
import { ADMIN_SETUP_CODE, PIN_OPTIONS, PIN_PEPPER } from './params.ts';

/** The secrets and the memory that making an admin needs. */
export const CREATE_ADMIN_OPTIONS = { ...PIN_OPTIONS, secrets: [PIN_PEPPER, ADMIN_SETUP_CODE] };

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
  const result = await createAdmin(accountDeps(), wanted, ADMIN_SETUP_CODE.value());
  return [rowOf(result, SETUP_MESSAGES.created)];
}
