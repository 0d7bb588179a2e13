import * as z from 'zod';
import { type Answer, askGoogle } from '../../ask.ts';
import type { Services } from '../../services.ts';

const Project = z.object({ name: z.string() });

const Policy = z.object({
  bindings: z
    .array(
      z.object({
        role: z.string(),
        members: z.array(z.string()).default([]),
        condition: z.unknown().optional(),
      }),
    )
    .default([]),
});

type Policy = z.output<typeof Policy>;

/** The project's number; the names of Google's own service accounts contain it. */
export async function projectNumber(
  services: Services,
  projectId: string,
): Promise<Answer<string>> {
  const at = `cloudresourcemanager.googleapis.com/v3/projects/${projectId}`;
  const project = await askGoogle(services, { projectId, at }, Project);
  if (!project.ok) return project;
  return { ok: true, value: project.value.name.split('/').at(-1) ?? '' };
}

/** Who may do what, on the whole project. */
export function projectPolicy(services: Services, projectId: string): Promise<Answer<Policy>> {
  const at = `cloudresourcemanager.googleapis.com/v3/projects/${projectId}:getIamPolicy`;
  return askGoogle(services, { projectId, at, body: {} }, Policy);
}

/** Who may act as a service account. */
export function accountPolicy(
  services: Services,
  projectId: string,
  account: string,
): Promise<Answer<Policy>> {
  const at = `iam.googleapis.com/v1/projects/${projectId}/serviceAccounts/${account}:getIamPolicy`;
  return askGoogle(services, { projectId, at, body: {} }, Policy);
}

/** Whether a policy gives a service account a role unconditionally. */
export function gives(policy: Policy, account: string, wanted: string): boolean {
  return policy.bindings.some(
    ({ role, members, condition }) =>
      role === wanted && condition === undefined && members.includes(`serviceAccount:${account}`),
  );
}
