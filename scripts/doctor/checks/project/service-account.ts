import * as z from 'zod/mini';
import { type Answer, askGoogle } from '../../ask.ts';
import { fine, missing, unasked } from '../../finding.ts';
import type { Check, Services } from '../../services.ts';
import { askFunctions } from '../functions/function-list.ts';

const NAME = 'sign-in tokens';
const HTTP_NOT_FOUND = 404;
const ROLE = 'roles/iam.serviceAccountTokenCreator';

const Project = z.object({ name: z.string() });

const Policy = z.object({
  bindings: z._default(
    z.array(
      z.object({
        role: z.string(),
        members: z._default(z.array(z.string()), []),
        condition: z.optional(z.unknown()),
      }),
    ),
    [],
  ),
});

/** Whom the functions run as: what is deployed says so; before, Google's default for new ones. */
async function accountOf(services: Services, projectId: string): Promise<Answer<string>> {
  const deployed = await askFunctions(services, projectId);
  const named = deployed.ok
    ? deployed.value.find(({ name }) => name === 'login')?.serviceConfig?.serviceAccountEmail
    : undefined;
  if (named !== undefined) return { ok: true, value: named };
  const at = `cloudresourcemanager.googleapis.com/v3/projects/${projectId}`;
  const project = await askGoogle(services, { projectId, at }, Project);
  if (!project.ok) return project;
  const number = project.value.name.split('/').at(-1);
  return { ok: true, value: `${number}-compute@developer.gserviceaccount.com` };
}

/** Whether a policy gives the account the role without a condition. */
function gives(policy: z.output<typeof Policy>, account: string): boolean {
  return policy.bindings.some(
    ({ role, members, condition }) =>
      role === ROLE && condition === undefined && members.includes(`serviceAccount:${account}`),
  );
}

/** The functions' service account may sign the tokens that begin sessions. */
export const checkServiceAccount: Check = async ({ projectId }, services) => {
  const account = await accountOf(services, projectId);
  if (!account.ok) return [unasked(NAME, account)];
  const email = account.value;
  // The role may be given on the whole project, or on the account alone.
  const places = [
    `cloudresourcemanager.googleapis.com/v3/projects/${projectId}:getIamPolicy`,
    `iam.googleapis.com/v1/projects/${projectId}/serviceAccounts/${email}:getIamPolicy`,
  ];
  const answers = await Promise.all(
    places.map((at) => askGoogle(services, { projectId, at, body: {} }, Policy)),
  );
  if (answers.some((answer) => answer.ok && gives(answer.value, email))) {
    return [fine(NAME, `${email} may sign them`)];
  }
  // An account that is not there yet has no policy of its own.
  const refused = answers.find((answer) => !answer.ok && answer.status !== HTTP_NOT_FOUND);
  if (refused?.ok === false) return [unasked(NAME, refused)];
  const mend = `gcloud projects add-iam-policy-binding ${projectId} --member=serviceAccount:${email} --role=${ROLE}`;
  return [missing(NAME, `${email} may not sign them, so that nobody can sign in by PIN`, mend)];
};
