import type * as z from 'zod/mini';

/**
 * Local storage that may be missing (Node), forbidden (privacy modes), full or unreadable. Reading
 * then returns null and writing false; what is stored is parsed, so another or older shape counts as
 * nothing. Throws where it is forbidden.
 */
function area(): Storage | null {
  return typeof window === 'undefined' ? null : window.localStorage;
}

/** What could not be stored: JSON by its key, as long as this page is open. */
const remembered = new Map<string, string>();

function textOf(key: string): string | null {
  try {
    return remembered.get(key) ?? area()?.getItem(key) ?? null;
  } catch {
    return null; // Firefox, if its file is damaged: every method of the storage throws.
  }
}

/** The value under `key`; undefined if there is none, or it is not JSON. */
function stored(key: string): unknown {
  const text = textOf(key);
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
  return textOf(key) !== null;
}

/** Stores a value as JSON; false if it could not be stored. */
export function writeStored(key: string, value: unknown): boolean {
  try {
    const storage = area();
    storage?.setItem(key, JSON.stringify(value));
    remembered.delete(key);
    return storage !== null;
  } catch {
    return false;
  }
}

/** Stores a value as JSON; what could not be stored is remembered as long as this page is open. */
export function writeOrRemember(key: string, value: unknown): void {
  if (!writeStored(key, value)) remembered.set(key, JSON.stringify(value));
}

/** Deletes the value under `key`. */
export function removeStored(key: string): void {
  remembered.delete(key);
  try {
    area()?.removeItem(key);
  } catch {
    // Nothing can be read there either.
  }
}

const TRY_KEY = 'reef-try';

/** Whether this device stores anything now: it is not forbidden, and there is room. */
export function canStore(): boolean {
  const isStored = writeStored(TRY_KEY, true) && hasStored(TRY_KEY);
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
    // Another tab could store it: that is newer.
    if (key !== null) remembered.delete(key);
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
