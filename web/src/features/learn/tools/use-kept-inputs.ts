import { inputsKey, KeptInputs, NO_INPUTS, textsOf } from './kept-inputs.ts';
import { useStored } from './use-stored.ts';

/** Whether something is kept of a tool, and the way to forget it. */
export type Kept = { isKept: boolean; forget: () => void };

/** The fields of a tool, kept on the device as they are typed. */
export type Inputs<Key extends string> = Kept & {
  texts: Record<Key, string>;
  set: (changes: Partial<Record<Key, string>>) => void;
};

/**
 * The fields of a tool.
 * @param tool its name in the content. @param start what stands in the fields at first.
 */
export function useKeptInputs<Key extends string>(
  tool: string,
  start: Readonly<Record<Key, string>>,
): Inputs<Key> {
  const [kept, keep] = useStored(inputsKey(tool), KeptInputs, NO_INPUTS);
  const texts = textsOf(kept, start);
  return {
    texts,
    set: (changes) => keep({ version: 1, inputs: { ...texts, ...changes } }),
    isKept: kept !== NO_INPUTS,
    forget: () => keep(NO_INPUTS),
  };
}
