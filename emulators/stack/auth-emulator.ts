import { PROJECT_ID } from './project-id.ts';
import { origin } from './processes/ports.ts';

const PROJECT = `projects/${PROJECT_ID}`;
const AS_OWNER = { authorization: 'Bearer owner', 'content-type': 'application/json' };

/** Makes a wrong e-mail and a wrong PIN answer the same, as real projects do by default. */
export async function enableEmailPrivacy(authPort: number): Promise<void> {
  const path = `/identitytoolkit.googleapis.com/v2/${PROJECT}/config?updateMask=emailPrivacyConfig`;
  const answer = await fetch(`${origin(authPort)}${path}`, {
    method: 'PATCH',
    headers: AS_OWNER,
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });
  if (!answer.ok) throw new Error(`the auth emulator refused its settings: ${await answer.text()}`);
}
