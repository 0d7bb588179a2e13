import type * as z from 'zod/mini';
import { useEffect, useState } from 'react';
import {
  hasStored,
  onStoredChange,
  readStored,
  removeStored,
  writeStored,
} from '#platform/storage.ts';

/** Whether something is stored that is not of this shape: a newer version of the shop wrote it. */
export function hasNewer<T>(key: string, schema: z.ZodMiniType<T>): boolean {
  return hasStored(key) && readStored(key, schema) === null;
}

/**
 * A value stored on the device, and in step with other tabs. `initial` is what a prerendered page
 * shows and the value if nothing is stored; setting `initial` deletes the stored value. `set`
 * returns false if this device cannot store the value: it then lasts as long as the page.
 * `isNewer` is true if a newer version of the shop stored it.
 */
export function useStored<T>(
  key: string,
  schema: z.ZodMiniType<T>,
  initial: T,
): [value: T, set: (value: T) => boolean, isNewer: boolean] {
  const [value, setValue] = useState(initial);
  const [isNewer, setIsNewer] = useState(false);
  useEffect(() => {
    const read = () => {
      setValue(readStored(key, schema) ?? initial);
      setIsNewer(hasNewer(key, schema));
    };
    read();
    return onStoredChange((changed) => changed === key, read);
  }, [key, schema, initial]);
  const set = (next: T) => {
    setValue(next);
    setIsNewer(false);
    if (next !== initial) return writeStored(key, next);
    removeStored(key);
    return true;
  };
  return [value, set, isNewer];
}
