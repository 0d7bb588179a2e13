import type { ContactAndShipping } from '@reef/domain/accounts/account';
import { onDocumentUpdated } from 'firebase-functions/firestore';
import * as accounts from '#accounts/directory/directory.ts';
import { database } from '#shared/runtime/services.ts';

/** Fields of contact and shipping that the user list shows. */
const SHOWN = ['first_name', 'last_name'] as const satisfies (keyof ContactAndShipping)[];

/**
 * An owner edits contact and shipping past the callables; the user list follows here. Tried again until
 * it does: nothing else would bring the row in line.
 */
export const refreshDirectory = onDocumentUpdated(
  { document: 'user_profiles_extended/{userId}', retry: true },
  async (event) => {
    const { before, after } = event.data ?? {};
    const isShown = SHOWN.some((field) => before?.get(field) !== after?.get(field));
    if (isShown) await accounts.refreshAfterEdit(database(), event.params.userId, new Date());
  },
);
