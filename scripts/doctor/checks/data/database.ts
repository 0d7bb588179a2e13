import * as z from 'zod';
import { askGoogle, HTTP_NOT_FOUND } from '../../ask.ts';
import { ok, failed, unknown } from '../../finding.ts';
import type { Check } from '../../services.ts';

const NAME = 'database';

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
    return [failed(NAME, 'there is no Firestore database', fix)];
  }
  if (!answer.ok) return [unknown(NAME, answer)];
  const { type, databaseEdition = 'STANDARD', locationId = 'an unnamed place' } = answer.value;
  if (databaseEdition !== 'STANDARD') {
    const fix = `delete it while it is empty, then gcloud firestore databases create --edition=standard --location=us-central1 --project ${projectId}`;
    return [failed(NAME, `the database is of another edition (${databaseEdition})`, fix)];
  }
  if (type === 'FIRESTORE_NATIVE') return [ok(NAME, `native mode, in ${locationId}`)];
  const fix = `gcloud firestore databases update --type=firestore-native --project ${projectId} (while it is empty)`;
  return [failed(NAME, `the database is not in native mode (${type ?? 'no mode'})`, fix)];
};
