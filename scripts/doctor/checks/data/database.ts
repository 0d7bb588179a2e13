import * as z from 'zod';
import { askGoogle } from '../../ask.ts';
import { fine, missing, unasked } from '../../finding.ts';
import type { Check } from '../../services.ts';

const NAME = 'database';
const HTTP_NOT_FOUND = 404;

const Database = z.object({
  type: z.string().optional(),
  databaseEdition: z.string().optional(),
  locationId: z.string().optional(),
});

/**
 * Firestore's default database exists, is in native mode and of the Standard edition: the Enterprise
 * edition makes no index by itself, so that each query for one field would read its whole collection.
 */
export const checkDatabase: Check = async ({ projectId }, services) => {
  const at = `firestore.googleapis.com/v1/projects/${projectId}/databases/(default)`;
  const answer = await askGoogle(services, { projectId, at }, Database);
  if (!answer.ok && answer.status === HTTP_NOT_FOUND) {
    const fix = `gcloud firestore databases create --edition=standard --location=us-central1 --project ${projectId}`;
    return [missing(NAME, 'there is no Firestore database', fix)];
  }
  if (!answer.ok) return [unasked(NAME, answer)];
  const { type, databaseEdition = 'STANDARD', locationId = 'an unnamed place' } = answer.value;
  if (databaseEdition !== 'STANDARD') {
    const fix = `delete it while it is empty, then gcloud firestore databases create --edition=standard --location=us-central1 --project ${projectId}`;
    return [missing(NAME, `the database is of another edition (${databaseEdition})`, fix)];
  }
  if (type === 'FIRESTORE_NATIVE') return [fine(NAME, `native mode, in ${locationId}`)];
  const fix = `gcloud firestore databases update --type=firestore-native --project ${projectId} (while it is empty)`;
  return [missing(NAME, `the database is not in native mode (${type ?? 'no mode'})`, fix)];
};
