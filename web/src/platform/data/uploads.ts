import * as z from 'zod/mini';
import { loadStorage } from '#platform/firebase/load.ts';
import { reportProblem } from '#platform/report.ts';

/** A file to be uploaded to `path` of the bucket. */
export type Outgoing = { path: string; file: File };

/** An upload's outcome: the last file's public address, or the reason. */
export type UploadResult = { ok: true; url: string } | { ok: false; refusal: 'refused' | 'failed' };

/** A public file's `Cache-Control`: it is never overwritten, and its name is used once. */
const NEVER_CHANGES = 'public, max-age=31536000';

const Coded = z.object({ code: z.string() });

/** True if the storage rules refused it. */
function isRefusal(error: unknown): boolean {
  const coded = z.safeParse(Coded, error);
  return coded.success && coded.data.code === 'storage/unauthorized';
}

async function sendInTurn(
  files: readonly Outgoing[],
  sent: string[],
  onProgress: (share: number) => void,
): Promise<string> {
  const { upload } = await loadStorage();
  const total = files.reduce((sum, { file }) => sum + file.size, 0);
  let [before, url] = [0, ''];
  for (const { path, file } of files) {
    const base = before;
    // One by one: in parallel they would share the same slow connection.
    url = await upload(
      path,
      file,
      (share) => onProgress((base + share * file.size) / total),
      NEVER_CHANGES,
    );
    sent.push(path);
    before += file.size;
  }
  return url;
}

/**
 * Uploads public files that belong together, one by one; `refused` if the storage rules refuse. If
 * one fails, those before it are deleted.
 * @param onProgress gets the share of all bytes sent so far, 0 to 1.
 */
export async function uploadFiles(
  files: readonly Outgoing[],
  onProgress: (share: number) => void,
): Promise<UploadResult> {
  const sent: string[] = [];
  try {
    return { ok: true, url: await sendInTurn(files, sent, onProgress) };
  } catch (error) {
    void removeUploads(sent);
    return { ok: false, refusal: isRefusal(error) ? 'refused' : 'failed' };
  }
}

/** Deletes uploads that nothing refers to; what cannot be reached is left to the server's sweep. */
export async function removeUploads(paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  try {
    const { remove } = await loadStorage();
    await Promise.all(paths.map(remove));
  } catch (error) {
    reportProblem(`The uploads ${paths.join(', ')} could not be taken back.`, error);
  }
}

/**
 * Sends a file to a path that accepts one file once. A refusal means that it is there: an earlier
 * try arrived, and its answer was lost.
 * @returns false if it could not be sent for now.
 */
export async function uploadOnce(
  { path, file }: Outgoing,
  onProgress: (share: number) => void,
): Promise<boolean> {
  try {
    const { upload } = await loadStorage();
    await upload(path, file, onProgress);
    return true;
  } catch (error) {
    return isRefusal(error);
  }
}

/** The address to show a file by. Rejects if the rules refuse it, or without a network. */
export async function fileUrl(path: string): Promise<string> {
  const { urlOf } = await loadStorage();
  return urlOf(path);
}
