import { useEffect, useState } from 'react';
import { keepTrying } from './keep-trying.ts';
import { fileUrl } from './uploads.ts';

/** A file's address; without one it is not known yet, or could not be loaded. */
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
 * Requests a file's address until it is loaded.
 * @param ask resolves to it, or to `failed`.
 * @param listener gets every answer.
 * @returns a function that ends it.
 */
export function retryUntilLoaded(
  ask: () => Promise<FileUrl>,
  listener: (url: FileUrl) => void,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const attempt = async () => {
    const url = await ask();
    if (signal.aborted) return true;
    listener(url);
    if (url.phase === 'ready') stop.abort();
    return signal.aborted;
  };
  keepTrying(null, attempt, signal)();
  return () => stop.abort();
}

/**
 * The addresses of files that only some users may read, in the order of `paths`. What could not be
 * loaded is requested again, except while there is no network.
 */
export function useFileUrls(paths: readonly string[], isOnline: boolean): readonly FileUrl[] {
  const [urls, setUrls] = useState<ReadonlyMap<string, FileUrl>>(new Map());
  const key = paths.join('\n');
  useEffect(() => {
    if (!isOnline) return undefined;
    const ends = (key === '' ? [] : key.split('\n')).map((path) =>
      retryUntilLoaded(
        () => asked(path),
        (url) => setUrls((known) => new Map([...known, [path, url]])),
      ),
    );
    return () => {
      for (const end of ends) end();
    };
  }, [key, isOnline]);
  return paths.map((path) => urls.get(path) ?? (isOnline ? LOADING : FAILED));
}
