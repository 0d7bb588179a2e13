import type * as z from 'zod/mini';
import { useEffect, useState } from 'react';
import { onStoredChange, readStored, removeStored, writeStored } from '#platform/storage.ts';

/**
 * A value stored on the device, and in step with other tabs. `initial` is what a prerendered page
 * shows and the value if nothing is stored; setting `initial` deletes the stored value. `set`
 * returns false if this device cannot store the value: it then lasts as long as the page.
 */
export function useStored<T>(
  key: string,
  schema: z.ZodMiniType<T>,
  initial: T,
): [value: T, set: (value: T) => boolean] {
  const [value, setValue] = useState(initial);
  useEffect(() => {
    const read = () => setValue(readStored(key, schema) ?? initial);
    read();
    return onStoredChange((changed) => changed === key, read);
  }, [key, schema, initial]);
  const set = (next: T) => {
    setValue(next);
    if (next !== initial) return writeStored(key, next);
    removeStored(key);
    return true;
  };
  return [value, set];
}
