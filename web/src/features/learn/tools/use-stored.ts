import type * as z from 'zod/mini';
import { useEffect, useState } from 'react';
import { onStoredChange, readStored, removeStored, writeStored } from '#platform/storage.ts';

/**
 * A value kept on the device, and in step with other tabs. `initial` is what a prerendered page
 * shows and what stands where nothing is kept; setting `initial` forgets the kept value.
 * `set` answers false where this device cannot keep the value: it then stands until the page goes.
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
    return onStoredChange((changed) => {
      if (changed === key || changed === null) read();
    });
  }, [key, schema, initial]);
  const set = (next: T) => {
    setValue(next);
    if (next !== initial) return writeStored(key, next);
    removeStored(key);
    return true;
  };
  return [value, set];
}
