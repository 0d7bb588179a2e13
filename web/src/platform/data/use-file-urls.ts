import { useEffect, useState } from 'react';
import { fileUrl } from './uploads.ts';

/** A file's address; without one it is not known yet, or cannot be had now. */
export type FileUrl = { phase: 'loading' | 'failed' } | { phase: 'ready'; url: string };

const LOADING: FileUrl = { phase: 'loading' };
const FAILED: FileUrl = { phase: 'failed' };

async function asked(path: string): Promise<FileUrl> {
  try {
    return { phase: 'ready', url: await fileUrl(path) };
  } catch {
    return FAILED;
  }
}

/**
 * The addresses of files that only some may read, in the order of `paths`. Asked again when `isOnline`
 * changes, because without a network none can be had.
 */
export function useFileUrls(paths: readonly string[], isOnline: boolean): readonly FileUrl[] {
  const [urls, setUrls] = useState<ReadonlyMap<string, FileUrl>>(new Map());
  const key = paths.join('\n');
  useEffect(() => {
    if (!isOnline) return undefined;
    let isWanted = true;
    const ask = async (path: string) => {
      const url = await asked(path);
      if (isWanted) setUrls((known) => new Map([...known, [path, url]]));
    };
    for (const path of key === '' ? [] : key.split('\n')) void ask(path);
    return () => {
      isWanted = false;
    };
  }, [key, isOnline]);
  return paths.map((path) => urls.get(path) ?? (isOnline ? LOADING : FAILED));
}
