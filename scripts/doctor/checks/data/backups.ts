import * as z from 'zod';
import { askGoogle } from '../../ask.ts';
import { ok, failed, unknown } from '../../finding.ts';
import type { Check } from '../../services.ts';

const NAME = 'backups';

const Database = z.object({ pointInTimeRecoveryEnablement: z.string().optional() });

/** Point-in-time recovery: the database can be restored to any minute of the last seven days. */
export const checkBackups: Check = async ({ projectId }, services) => {
  const at = `firestore.googleapis.com/v1/projects/${projectId}/databases/(default)`;
  const answer = await askGoogle(services, { projectId, at }, Database);
  if (!answer.ok) return [unknown(NAME, answer)];
  if (answer.value.pointInTimeRecoveryEnablement === 'POINT_IN_TIME_RECOVERY_ENABLED') {
    return [ok(NAME, 'every minute of the last seven days can be restored')];
  }
  const fix = `gcloud firestore databases update --database='(default)' --enable-pitr --project ${projectId}`;
  return [failed(NAME, 'point-in-time recovery is off', fix)];
};
