import * as z from 'zod';
import { askGoogle } from '../../ask.ts';
import { fine, missing, unasked } from '../../finding.ts';
import type { Check } from '../../services.ts';

const NAME = 'database';
const HTTP_NOT_FOUND = 404;

const Database = z.object({ type: z.string().optional(), locationId: z.string().optional() });

/** Firestore's default database exists and is in native mode. */
export const checkDatabase: Check = async ({ projectId }, services) => {
  const at = `firestore.googleapis.com/v1/projects/${projectId}/databases/(default)`;
  const answer = await askGoogle(services, { projectId, at }, Database);
  if (!answer.ok && answer.status === HTTP_NOT_FOUND) {
    const fix = `gcloud firestore databases create --location=nam5 --project ${projectId}`;
    return [missing(NAME, 'there is no Firestore database', fix)];
  }
  if (!answer.ok) return [unasked(NAME, answer)];
  const { type, locationId = 'an unnamed place' } = answer.value;
  if (type === 'FIRESTORE_NATIVE') return [fine(NAME, `native mode, in ${locationId}`)];
  const fix = `gcloud firestore databases update --type=firestore-native --project ${projectId} (while it is empty)`;
  return [missing(NAME, `the database is not in native mode (${type ?? 'no mode'})`, fix)];
};
