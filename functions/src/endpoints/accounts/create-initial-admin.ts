import { CREATE_ADMIN_OPTIONS, createAdminCall } from '#shared/runtime/create-admin-call.ts';
import { onCall } from '#shared/runtime/on-call.ts';

/** `create_initial_admin` (CALL-01), of the admin panel: PIN of 4 or more. */
export const createInitialAdmin = onCall(CREATE_ADMIN_OPTIONS, (call) => createAdminCall(call, 4));
