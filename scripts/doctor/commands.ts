/** Sets a secret; it asks for the value, so that none stands in a shell's history. */
export function setSecret(projectId: string, secret: string): string {
  return `npx firebase functions:secrets:set ${secret} --project ${projectId}`;
}

/** Deploys a part of the shop, by the names of `firebase deploy --only`. */
export function deploy(projectId: string, part: string): string {
  return `npx firebase deploy --only ${part} --project ${projectId}`;
}
