import * as z from 'zod';
import { askGoogle } from '../../ask.ts';
import { fine, missing, unasked } from '../../finding.ts';
import type { Check } from '../../services.ts';

const NAME = 'backups';

const Database = z.object({ pointInTimeRecoveryEnablement: z.string().optional() });

/** Point-in-time recovery: the database can be restored to any minute of the last seven days. */
export const checkBackups: Check = async ({ projectId }, services) => {
  const at = `firestore.googleapis.com/v1/projects/${projectId}/databases/(default)`;
  const answer = await askGoogle(services, { projectId, at }, Database);
  if (!answer.ok) return [unasked(NAME, answer)];
  if (answer.value.pointInTimeRecoveryEnablement === 'POINT_IN_TIME_RECOVERY_ENABLED') {
    return [fine(NAME, 'every minute of the last seven days can be restored')];
  }
  const fix = `gcloud firestore databases update --database='(default)' --enable-pitr --project ${projectId}`;
  return [missing(NAME, 'point-in-time recovery is off', fix)];
};
