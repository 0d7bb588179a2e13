import { onGuestCall } from '#shared/runtime/on-call.ts';
import { CREATE_ADMIN_OPTIONS, createAdminCall } from './create-admin-call.ts';

/** `create_admin_account` (CALL-01), for the set-up page: PIN of 6 or more. */
export const createAdminAccount = onGuestCall(CREATE_ADMIN_OPTIONS, (call) =>
  createAdminCall(call, 6),
);
