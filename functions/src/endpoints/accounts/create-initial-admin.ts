import { onGuestCall } from '#shared/runtime/on-call.ts';
import { CREATE_ADMIN_OPTIONS, createAdminCall } from './create-admin-call.ts';

/** `create_initial_admin` (CALL-01), for the admin panel: PIN of 4 or more. */
export const createInitialAdmin = onGuestCall(CREATE_ADMIN_OPTIONS, (call) =>
  createAdminCall(call, 4),
);
