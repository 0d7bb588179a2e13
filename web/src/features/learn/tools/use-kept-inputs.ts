import type * as z from 'zod/mini';
import { useState } from 'react';
import { inputsKey, KeptInputs, NO_INPUTS, textsOf } from './kept-inputs.ts';
import { useStored } from './use-stored.ts';

/**
 * Whether a tool's inputs are stored, or this device could not store them, and a function to delete
 * them.
 */
export type Kept = { isKept: boolean; isLost: boolean; forget: () => void };

/** The fields of a tool, stored on the device as they are typed. */
export type Inputs<Key extends string> = Kept & {
  texts: Record<Key, string>;
  set: (changes: Partial<Record<Key, string>>) => void;
};

/**
 * The fields of a tool.
 * @param tool its name in the content. @param start the fields' first values.
 */
export function useKeptInputs<Key extends string>(
  tool: string,
  start: Readonly<Record<Key, string>>,
): Inputs<Key> {
  const [kept, keep] = useStored(inputsKey(tool), KeptInputs, NO_INPUTS);
  const [isLost, setIsLost] = useState(false);
  const texts = textsOf(kept, start);
  const write = (next: KeptInputs) => setIsLost(!keep(next));
  return {
    texts,
    set: (changes) => write({ version: 1, inputs: { ...texts, ...changes } }),
    isKept: kept !== NO_INPUTS && !isLost,
    isLost,
    forget: () => write(NO_INPUTS),
  };
}

/** A value as `useStored` has it, and whether this device could not store it. */
export function useKeptValue<T>(
  key: string,
  schema: z.ZodMiniType<T>,
  initial: T,
): { value: T; set: (value: T) => boolean; isLost: boolean; isNewer: boolean } {
  const [value, store, isNewer] = useStored(key, schema, initial);
  const [isLost, setIsLost] = useState(false);
  const set = (next: T) => {
    const isStored = store(next);
    setIsLost(!isStored);
    return isStored;
  };
  return { value, set, isLost, isNewer };
}
