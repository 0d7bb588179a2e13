import type * as z from 'zod/mini';

/**
 * Local storage that may be missing (Node), forbidden (privacy modes) or full. Reading then returns
 * null and writing false; what is stored is parsed, so another or older shape counts as nothing.
 */
function area(): Storage | null {
  try {
    return typeof window === 'undefined' ? null : window.localStorage;
  } catch {
    return null;
  }
}

/** The value under `key`; undefined if there is none, or it is not JSON. */
function stored(key: string): unknown {
  const text = area()?.getItem(key) ?? null;
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The value under `key` if it is JSON of the schema's shape, else null. */
export function readStored<T>(key: string, schema: z.ZodMiniType<T>): T | null {
  const value = stored(key);
  return value === undefined ? null : (schema.safeParse(value).data ?? null);
}

/**
 * The value under `key` if it is JSON that `isRight` accepts, else null. For what a page reads
 * before it answers its first tap; schemas and their library load later.
 */
export function readStoredIf<T>(key: string, isRight: (value: unknown) => value is T): T | null {
  const value = stored(key);
  return isRight(value) ? value : null;
}

/** The text under `key`, stored as JSON; else null. */
export function readStoredText(key: string): string | null {
  return readStoredIf(key, (value) => typeof value === 'string');
}

/** Whether there is a value under `key`. */
export function hasStored(key: string): boolean {
  return (area()?.getItem(key) ?? null) !== null;
}

/** Stores a value as JSON; false if it could not be stored. */
export function writeStored(key: string, value: unknown): boolean {
  try {
    const storage = area();
    storage?.setItem(key, JSON.stringify(value));
    return storage !== null;
  } catch {
    return false;
  }
}

/** Deletes the value under `key`. */
export function removeStored(key: string): void {
  area()?.removeItem(key);
}

const TRY_KEY = 'reef-try';

/** Whether this device stores anything now: it is not forbidden, and there is room. */
export function canStore(): boolean {
  const isStored = writeStored(TRY_KEY, true);
  if (isStored) removeStored(TRY_KEY);
  return isStored;
}

/**
 * Calls `listener` if another tab changed the value under a key that `isAbout` accepts, or may have:
 * it cleared everything, or this page comes out of the back/forward cache, where it received no
 * events.
 */
export function onStoredChange(
  isAbout: (key: string) => boolean,
  listener: () => void,
): () => void {
  if (typeof window === 'undefined') return () => {};
  const handle = ({ key }: StorageEvent) => {
    if (key === null || isAbout(key)) listener();
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  const stop = new AbortController();
  const { signal } = stop;
  window.addEventListener('storage', handle, { signal });
  window.addEventListener('pageshow', comeBack, { signal });
  return () => stop.abort();
}
