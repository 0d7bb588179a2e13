import {
  connectStorageEmulator,
  deleteObject,
  getDownloadURL,
  getStorage,
  ref,
  uploadBytesResumable,
} from 'firebase/storage';
import { EMULATOR_HOST, localPorts } from './emulators.ts';
import { app } from './firebase-app.ts';

const storage = getStorage(app);
if (import.meta.env.VITE_REEF_BACKEND === 'emulators')
  connectStorageEmulator(storage, EMULATOR_HOST, localPorts().storage);

// A phone without signal must say so while its user still waits.
storage.maxUploadRetryTime = 20_000;

/**
 * Uploads a file to `path` and returns its public address. Throws a FirebaseError; an unfinished
 * upload leaves nothing in the bucket.
 * @param onProgress gets the share sent so far, 0 to 1.
 * @param caching the file's `Cache-Control`; by default it is asked for each time.
 */
export async function upload(
  path: string,
  file: File,
  onProgress: (share: number) => void,
  caching?: string,
): Promise<string> {
  const target = ref(storage, path);
  const task = uploadBytesResumable(target, file, {
    contentType: file.type,
    ...(caching !== undefined && { cacheControl: caching }),
  });
  task.on('state_changed', (sent) => onProgress(sent.bytesTransferred / sent.totalBytes));
  await task;
  return getDownloadURL(target);
}

/** Deletes a file from the bucket. Throws a FirebaseError. */
export function remove(path: string): Promise<void> {
  return deleteObject(ref(storage, path));
}

/** The address to show a file by. Throws a FirebaseError if the rules refuse it. */
export function urlOf(path: string): Promise<string> {
  return getDownloadURL(ref(storage, path));
}
