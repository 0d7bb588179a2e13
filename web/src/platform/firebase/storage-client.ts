import {
  connectStorageEmulator,
  getDownloadURL,
  getStorage,
  ref,
  uploadBytes,
} from 'firebase/storage';
import { app, EMULATOR_HOST, isEmulated, localPorts } from './firebase-app.ts';

const storage = getStorage(app);
if (isEmulated) connectStorageEmulator(storage, EMULATOR_HOST, localPorts().storage);

/** Puts a file under `path` and gives its public address. Throws a FirebaseError. */
export async function upload(path: string, file: File): Promise<string> {
  const target = ref(storage, path);
  await uploadBytes(target, file, { contentType: file.type });
  return getDownloadURL(target);
}
