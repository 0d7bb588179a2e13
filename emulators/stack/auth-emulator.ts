import * as z from 'zod';
import { origin } from './firebase-config.ts';

const PROJECT = 'projects/demo-reef';
const AS_OWNER = { authorization: 'Bearer owner', 'content-type': 'application/json' };

const OobCodes = z.object({
  oobCodes: z
    .array(
      z.object({
        email: z.string(),
        requestType: z.string(),
        oobCode: z.string(),
        oobLink: z.string(),
      }),
    )
    .optional(),
});

/** A link the auth emulator would have sent by e-mail. */
export interface MailedLink {
  readonly email: string;
  readonly requestType: string;
  readonly oobCode: string;
  readonly oobLink: string;
}

/** Gives wrong e-mail and wrong PIN the same answer, as real projects have it by default. */
export async function enableEmailPrivacy(authPort: number): Promise<void> {
  const path = `/identitytoolkit.googleapis.com/v2/${PROJECT}/config?updateMask=emailPrivacyConfig`;
  const answer = await fetch(`${origin(authPort)}${path}`, {
    method: 'PATCH',
    headers: AS_OWNER,
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });
  if (!answer.ok) throw new Error(`the auth emulator refused its settings: ${await answer.text()}`);
}

/** Every link that waits to be clicked. */
export async function mailedLinks(authPort: number): Promise<MailedLink[]> {
  const answer = await fetch(`${origin(authPort)}/emulator/v1/${PROJECT}/oobCodes`);
  return OobCodes.parse(await answer.json()).oobCodes ?? [];
}
