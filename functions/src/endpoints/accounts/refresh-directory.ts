import { onDocumentUpdated } from 'firebase-functions/firestore';
import * as useCase from '#accounts/directory/directory.ts';
import { database } from '#shared/runtime/services.ts';

/** An owner edits contact and shipping past the callables; the user list follows here. */
export const refreshDirectory = onDocumentUpdated('user_profiles_extended/{userId}', (event) =>
  useCase.refreshDirectory(database(), event.params.userId),
);
