import * as z from 'zod';
import { type Answer, askGoogle } from '../../ask.ts';
import type { Services } from '../../services.ts';

const SecretVersion = z.object({ name: z.string(), state: z.string() });
const SecretPayload = z.object({ payload: z.object({ data: z.string() }) });

function addressOf(projectId: string, secret: string): string {
  return `secretmanager.googleapis.com/v1/projects/${projectId}/secrets/${secret}/versions/latest`;
}

/** The newest version of a secret: its number, and whether it is enabled. */
export async function newestVersion(
  services: Services,
  projectId: string,
  secret: string,
): Promise<Answer<{ version: string; isEnabled: boolean }>> {
  const at = addressOf(projectId, secret);
  const answer = await askGoogle(services, { projectId, at }, SecretVersion);
  if (!answer.ok) return answer;
  const { name, state } = answer.value;
  return {
    ok: true,
    value: { version: name.split('/').at(-1) ?? '', isEnabled: state === 'ENABLED' },
  };
}

/** The newest value of a secret. It is checked and never shown. */
export async function secretValue(
  services: Services,
  projectId: string,
  secret: string,
): Promise<Answer<string>> {
  const at = `${addressOf(projectId, secret)}:access`;
  const answer = await askGoogle(services, { projectId, at }, SecretPayload);
  if (!answer.ok) return answer;
  return { ok: true, value: Buffer.from(answer.value.payload.data, 'base64').toString('utf8') };
}
