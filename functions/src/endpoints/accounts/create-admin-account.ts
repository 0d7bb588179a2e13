import { CreateAdminRequest } from '@reef/domain/accounts/account-calls';
import { SETUP_MESSAGES } from '@reef/domain/accounts/account-messages';
import { type CallableRequest, onCall } from 'firebase-functions/https';
import { createAdmin } from '#accounts/admin/create-admin.ts';
import { callerOrNull, rowOf } from '#shared/runtime/account-call.ts';
import { accountDeps } from '#shared/runtime/account-services.ts';
import { callerAddress, parseInput } from '#shared/runtime/callable.ts';
import { ADMIN_SETUP_CODE, PIN_PEPPER } from '#shared/runtime/params.ts';

const OPTIONS = { secrets: [PIN_PEPPER, ADMIN_SETUP_CODE] };

async function create(call: CallableRequest, pinLeast: 4 | 6) {
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

/** `create_admin_account` (CALL-01), of the set-up page: PIN of 6 or more. */
export const createAdminAccount = onCall(OPTIONS, (call) => create(call, 6));

/** `create_initial_admin` (CALL-01), of the admin panel: PIN of 4 or more. */
export const createInitialAdmin = onCall(OPTIONS, (call) => create(call, 4));
