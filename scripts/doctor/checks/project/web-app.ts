import * as z from 'zod';
import { askGoogle, HTTP_NOT_FOUND } from '../../ask.ts';
import { ok, failed, note, unknown } from '../../finding.ts';
import type { Check } from '../../services.ts';

const NAME = 'web app';

const WebAppConfig = z.object({
  projectId: z.string().optional(),
  apiKey: z.string().optional(),
  storageBucket: z.string().optional(),
});

/**
 * The web app that `web/.env.production` names is registered and has these values. The sign-in
 * domain is not compared: a shop may use its own instead of Firebase's.
 */
export const checkWebApp: Check = async ({ projectId, webVariables }, services) => {
  const appId = webVariables?.['VITE_FIREBASE_APP_ID'];
  if (!appId) return [note(NAME, 'not looked for, because web/.env.production names none')];
  const register = `npx firebase apps:create WEB reef --project ${projectId}, then npx firebase apps:sdkconfig WEB for web/.env.production`;
  const at = `firebase.googleapis.com/v1beta1/projects/${projectId}/webApps/${appId}/config`;
  const answer = await askGoogle(services, { projectId, at }, WebAppConfig);
  if (!answer.ok && answer.status === HTTP_NOT_FOUND) {
    return [failed(NAME, `the project has no web app ${appId}`, register)];
  }
  if (!answer.ok) return [unknown(NAME, answer)];
  const { apiKey, storageBucket } = answer.value;
  const differing = [
    ...(webVariables['VITE_FIREBASE_API_KEY'] === apiKey ? [] : ['VITE_FIREBASE_API_KEY']),
    ...(webVariables['VITE_FIREBASE_STORAGE_BUCKET'] === storageBucket
      ? []
      : ['VITE_FIREBASE_STORAGE_BUCKET']),
  ];
  if (differing.length === 0) return [ok(NAME, `${appId} is registered, with these values`)];
  const fix = `npx firebase apps:sdkconfig WEB ${appId} --project ${projectId} for web/.env.production, then npm run build`;
  return [failed(NAME, `${differing.join(' and ')} differs from Firebase’s own`, fix)];
};
