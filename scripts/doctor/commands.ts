/** Sets a secret; it prompts for the value, so that none is in a shell's history. */
export function setSecret(projectId: string, secret: string): string {
  return `npx firebase functions:secrets:set ${secret} --project ${projectId}`;
}

/** Deploys a part of the shop, by the names of `firebase deploy --only`. */
export function deploy(projectId: string, part: string): string {
  return `npx firebase deploy --only ${part} --project ${projectId}`;
}

/** Builds the shop, then deploys a part of it: web/dist may be a build of the demo. */
export function buildAndDeploy(projectId: string, part: string): string {
  return `npm run build && ${deploy(projectId, part)}`;
}

/** Gives a service account a role on the whole project. */
export function giveRole(projectId: string, account: string, role: string): string {
  return `gcloud projects add-iam-policy-binding ${projectId} --member=serviceAccount:${account} --role=${role}`;
}
