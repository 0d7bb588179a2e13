import * as z from 'zod/mini';
import { loadStorage } from './firebase/load.ts';

/** An upload's outcome: the file's public address, or the reason. */
export type UploadResult = { ok: true; url: string } | { ok: false; reason: 'refused' | 'failed' };

const Coded = z.object({ code: z.string() });

/** Uploads a file to `path` of the bucket; `refused` when the storage rules say no. */
export async function uploadFile(path: string, file: File): Promise<UploadResult> {
  try {
    const { upload } = await loadStorage();
    return { ok: true, url: await upload(path, file) };
  } catch (error) {
    const coded = z.safeParse(Coded, error);
    const isRefused = coded.success && coded.data.code === 'storage/unauthorized';
    return { ok: false, reason: isRefused ? 'refused' : 'failed' };
  }
}
