import { onCall } from 'firebase-functions/https';
import { CREATE_ADMIN_OPTIONS, createAdminCall } from '#shared/runtime/create-admin-call.ts';

/** `create_admin_account` (store.md 7), of the set-up page: PIN of 6 or more. */
export const createAdminAccount = onCall(CREATE_ADMIN_OPTIONS, (call) => createAdminCall(call, 6));
