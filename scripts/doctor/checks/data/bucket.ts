import * as z from 'zod';
import { askGoogle, HTTP_NOT_FOUND } from '../../ask.ts';
import { ok, failed, note, unknown, type Finding } from '../../finding.ts';
import type { Check } from '../../services.ts';

const NAME = 'picture bucket';

/**
 * The locations whose buckets can trigger a function of us-central1; elsewhere the CLI refuses
 * `check_picture`.
 */
const LOCATIONS = ['US-CENTRAL1', 'US', 'NAM4'];

const Linked = z.object({ name: z.string() });
const Located = z.object({
  location: z.string(),
  cors: z.array(z.object({ method: z.array(z.string()).default([]) })).default([]),
});

/** The worker keeps only what it may read (web/service-worker/sw.ts). */
function readable(bucket: string, cors: z.infer<typeof Located>['cors']): Finding[] {
  if (cors.some(({ method }) => method.some((one) => one === 'GET' || one === '*'))) return [];
  const says = `browsers may not read ${bucket}: its pictures show, but are not kept offline`;
  const fix = `gcloud storage buckets update gs://${bucket} --cors-file=storage-cors.json`;
  return [note(NAME, says, fix)];
}

/**
 * The bucket for pictures: it exists, is linked to Firebase, so that its rules guard it, and is in
 * a location that triggers the functions. A note says if browsers may not read it.
 */
export const checkBucket: Check = async ({ projectId, bucket }, services) => {
  const linked = `firebasestorage.googleapis.com/v1beta/projects/${projectId}/buckets/${bucket}`;
  const answer = await askGoogle(services, { projectId, at: linked }, Linked);
  if (!answer.ok && answer.status === HTTP_NOT_FOUND) {
    const fix = `https://console.firebase.google.com/project/${projectId}/storage → Get started, location us-central1; its name goes into VITE_FIREBASE_STORAGE_BUCKET`;
    return [failed(NAME, `Firebase has no bucket ${bucket}`, fix)];
  }
  if (!answer.ok) return [unknown(NAME, answer)];
  const at = `storage.googleapis.com/storage/v1/b/${bucket}`;
  const located = await askGoogle(services, { projectId, at }, Located);
  if (!located.ok) return [unknown(NAME, located)];
  const { location, cors } = located.value;
  if (LOCATIONS.includes(location)) {
    return [ok(NAME, `${bucket} is there, in ${location}`), ...readable(bucket, cors)];
  }
  const says = `${bucket} is in ${location}, where it does not trigger functions of us-central1`;
  return [failed(NAME, says, 'begin a new project (README.md, step 1): no bucket can be moved')];
};
