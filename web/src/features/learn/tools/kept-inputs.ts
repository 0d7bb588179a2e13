import * as z from 'zod/mini';

/**
 * What was typed into a tool, as stored on the device. A later shape gets a later version; data of
 * another version is ignored.
 */
export const KeptInputs = z.object({
  version: z.literal(1),
  inputs: z.record(z.string(), z.string()),
});
export type KeptInputs = z.infer<typeof KeptInputs>;

/** Nothing stored. */
export const NO_INPUTS: KeptInputs = { version: 1, inputs: {} };

/** The key of a tool's inputs in local storage. @param tool its name in the content. */
export function inputsKey(tool: string): string {
  return `reef-tool-${tool}`;
}

/**
 * The fields as they were left; a field that is not stored has its first value, and a removed field
 * is ignored.
 */
export function textsOf<Key extends string>(
  { inputs }: KeptInputs,
  start: Readonly<Record<Key, string>>,
): Record<Key, string> {
  const texts: Record<Key, string> = { ...start };
  for (const key in start) {
    if (Object.hasOwn(inputs, key)) texts[key] = inputs[key] ?? start[key];
  }
  return texts;
}

/** The choice that a stored text names; the first option if it names none. */
export function choiceOf<T extends string>(
  options: readonly [{ value: T }, ...{ value: T }[]],
  text: string,
): T {
  return (options.find(({ value }) => value === text) ?? options[0]).value;
}
