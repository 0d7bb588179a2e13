import { giveRole } from '../../commands.ts';
import { ok, failed, unknown } from '../../finding.ts';
import type { Check } from '../../services.ts';
import { gives, projectNumber, projectPolicy } from './iam-policy.ts';

const NAME = 'picture rules read the database';
const ROLE = 'roles/firebaserules.firestoreServiceAgent';

/**
 * storage.rules read an admin's role from the database as Storage's service account. A deployment
 * offers the role in a prompt, which nobody answers in CI.
 */
export const checkStorageAgent: Check = async ({ projectId }, services) => {
  const number = await projectNumber(services, projectId);
  if (!number.ok) return [unknown(NAME, number)];
  const agent = `service-${number.value}@gcp-sa-firebasestorage.iam.gserviceaccount.com`;
  const policy = await projectPolicy(services, projectId);
  if (!policy.ok) return [unknown(NAME, policy)];
  if (gives(policy.value, agent, ROLE)) return [ok(NAME, `${agent} may`)];
  const says = `${agent} may not, so that no picture can be uploaded`;
  return [failed(NAME, says, giveRole(projectId, agent, ROLE))];
};
