import * as z from 'zod/mini';
import { loadStorage } from './firebase/load.ts';
import { reportProblem } from './report.ts';

/** An upload's outcome: the file's public address, or the reason. */
export type UploadResult = { ok: true; url: string } | { ok: false; reason: 'refused' | 'failed' };

const Coded = z.object({ code: z.string() });

/**
 * Uploads a file to `path` of the bucket; `refused` when the storage rules say no.
 * @param onProgress hears the share sent so far, 0 to 1.
 */
export async function uploadFile(
  path: string,
  file: File,
  onProgress: (share: number) => void = () => {},
): Promise<UploadResult> {
  try {
    const { upload } = await loadStorage();
    return { ok: true, url: await upload(path, file, onProgress) };
  } catch (error) {
    const coded = z.safeParse(Coded, error);
    const isRefused = coded.success && coded.data.code === 'storage/unauthorized';
    return { ok: false, reason: isRefused ? 'refused' : 'failed' };
  }
}

/** Takes an upload back that nothing refers to; one that cannot be reached is left behind. */
export async function removeUpload(path: string): Promise<void> {
  try {
    const { remove } = await loadStorage();
    await remove(path);
  } catch (error) {
    reportProblem(`The upload ${path} could not be taken back.`, error);
  }
}
