import type { ContactAndShipping } from '@reef/domain/accounts/account';
import { onDocumentUpdated } from 'firebase-functions/firestore';
import * as accounts from '#accounts/directory/directory.ts';
import { shopDeps } from '#shared/runtime/services.ts';

/** Fields of contact and shipping that the user list shows. */
const SHOWN = ['first_name', 'last_name'] as const satisfies (keyof ContactAndShipping)[];

/**
 * Owners edit contact and shipping without a callable, so the user list is updated here. Retried
 * until it succeeds: nothing else would update the row.
 */
export const refreshDirectory = onDocumentUpdated(
  { document: 'user_profiles_extended/{userId}', retry: true },
  async (event) => {
    const { before, after } = event.data ?? {};
    const isShown = SHOWN.some((field) => before?.get(field) !== after?.get(field));
    if (isShown) await accounts.refreshAfterEdit(shopDeps(), event.params.userId);
  },
);
