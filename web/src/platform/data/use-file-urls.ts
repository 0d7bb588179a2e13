import { useEffect, useState } from 'react';
import { fileUrl } from './uploads.ts';

/** A file's address: null while it is not known, `failed` where it cannot be had now. */
export type FileUrl = string | null | 'failed';

/**
 * The addresses of files that only some may read, in the order of `paths`. Asked again when `isOnline`
 * changes, because without a network none can be had.
 */
export function useFileUrls(paths: readonly string[], isOnline: boolean): readonly FileUrl[] {
  const [urls, setUrls] = useState<ReadonlyMap<string, FileUrl>>(new Map());
  const key = paths.join('\n');
  useEffect(() => {
    let isWanted = true;
    const ask = async (path: string) => {
      const url = await fileUrl(path).catch(() => 'failed');
      if (isWanted) setUrls((known) => new Map([...known, [path, url]]));
    };
    for (const path of key === '' ? [] : key.split('\n')) void ask(path);
    return () => {
      isWanted = false;
    };
  }, [key, isOnline]);
  return paths.map((path) => urls.get(path) ?? null);
}
