import * as z from 'zod/mini';
import { askGoogle } from '../../ask.ts';
import { fine, missing, unasked } from '../../finding.ts';
import type { Check } from '../../services.ts';

const NAME = 'picture bucket';
const HTTP_NOT_FOUND = 404;

/** The bucket for pictures: there, and linked to Firebase, so that its rules guard it. */
export const checkBucket: Check = async ({ projectId, bucket }, services) => {
  const at = `firebasestorage.googleapis.com/v1beta/projects/${projectId}/buckets/${bucket}`;
  const answer = await askGoogle(services, { projectId, at }, z.object({ name: z.string() }));
  if (answer.ok) return [fine(NAME, `${bucket} is there`)];
  if (answer.status !== HTTP_NOT_FOUND) return [unasked(NAME, answer)];
  const mend = `https://console.firebase.google.com/project/${projectId}/storage → Get started; its name goes into VITE_FIREBASE_STORAGE_BUCKET`;
  return [missing(NAME, `Firebase has no bucket ${bucket}`, mend)];
};
