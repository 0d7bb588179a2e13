import * as z from 'zod';
import { askGoogle } from '../../ask.ts';
import { ok, failed, unknown } from '../../finding.ts';
import type { Check } from '../../services.ts';

const NAME = 'APIs';

/** What the shop runs on, and what deploying it calls. batchGet takes at most 30. */
const NEEDED = [
  'artifactregistry',
  'cloudbuild',
  'cloudfunctions',
  'cloudscheduler',
  // Creates the account that the functions run as.
  'compute',
  'eventarc',
  'firebase',
  'firebasehosting',
  'firebaserules',
  'firebasestorage',
  'firestore',
  // Signs the tokens that start sessions.
  'iamcredentials',
  'identitytoolkit',
  'pubsub',
  'run',
  'secretmanager',
].map((name) => `${name}.googleapis.com`);

const Services = z.object({
  services: z.array(z.object({ name: z.string(), state: z.string().optional() })).default([]),
});

/** Every Google API the shop needs is enabled. */
export const checkApis: Check = async ({ projectId }, services) => {
  const parent = `projects/${projectId}`;
  const names = NEEDED.map((api) => `names=${parent}/services/${api}`).join('&');
  const at = `serviceusage.googleapis.com/v1/${parent}/services:batchGet?${names}`;
  const answer = await askGoogle(services, { projectId, at }, Services);
  if (!answer.ok) return [unknown(NAME, answer)];
  const enabled = new Set(
    answer.value.services
      .filter(({ state }) => state === 'ENABLED')
      .map(({ name }) => name.split('/').at(-1)),
  );
  const off = NEEDED.filter((api) => !enabled.has(api));
  if (off.length === 0) return [ok(NAME, `all ${NEEDED.length} are enabled`)];
  const fix = `gcloud services enable ${off.join(' ')} --project ${projectId}`;
  return [failed(NAME, `not enabled: ${off.join(', ')}`, fix)];
};
