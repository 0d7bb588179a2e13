import { HTTP_NOT_FOUND, type Answer } from '../../ask.ts';
import { giveRole } from '../../commands.ts';
import { ok, failed, unknown } from '../../finding.ts';
import type { Check, Services } from '../../services.ts';
import { askFunctions } from '../functions/function-list.ts';
import { accountPolicy, gives, projectNumber, projectPolicy } from './iam-policy.ts';

const NAME = 'sign-in tokens';
const ROLE = 'roles/iam.serviceAccountTokenCreator';

/**
 * The account that the functions run as: the deployed one, or Google's default for new functions.
 */
async function accountOf(services: Services, projectId: string): Promise<Answer<string>> {
  const deployed = await askFunctions(services, projectId);
  const named = deployed.ok
    ? deployed.value.find(({ name }) => name === 'login')?.serviceConfig?.serviceAccountEmail
    : undefined;
  if (named !== undefined) return { ok: true, value: named };
  const number = await projectNumber(services, projectId);
  if (!number.ok) return number;
  return { ok: true, value: `${number.value}-compute@developer.gserviceaccount.com` };
}

/** The functions' service account may sign the tokens that start sessions. */
export const checkServiceAccount: Check = async ({ projectId }, services) => {
  const account = await accountOf(services, projectId);
  if (!account.ok) return [unknown(NAME, account)];
  const email = account.value;
  // The role may be granted on the whole project, or on the account alone.
  const answers = await Promise.all([
    projectPolicy(services, projectId),
    accountPolicy(services, projectId, email),
  ]);
  if (answers.some((answer) => answer.ok && gives(answer.value, email, ROLE))) {
    return [ok(NAME, `${email} may sign them`)];
  }
  // An account that does not exist yet has no policy.
  const refused = answers.find((answer) => !answer.ok && answer.status !== HTTP_NOT_FOUND);
  if (refused?.ok === false) return [unknown(NAME, refused)];
  const says = `${email} may not sign them, so that nobody can sign in by PIN`;
  return [failed(NAME, says, giveRole(projectId, email, ROLE))];
};
