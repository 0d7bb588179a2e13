import * as z from 'zod/mini';

/**
 * What was typed into a tool, as the device keeps it. A later shape gets a later version; what is of
 * another version counts as nothing kept.
 */
export const KeptInputs = z.object({
  version: z.literal(1),
  inputs: z.record(z.string(), z.string()),
});
export type KeptInputs = z.infer<typeof KeptInputs>;

/** Nothing kept. */
export const NO_INPUTS: KeptInputs = { version: 1, inputs: {} };

/** Where a tool's inputs stand in local storage. @param tool its name in the content. */
export function inputsKey(tool: string): string {
  return `reef-tool-${tool}`;
}

/** The fields as they were left; what is not kept, or no field any more, is as at the start. */
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

/** The choice that a kept text names; the first option where it names none. */
export function choiceOf<T extends string>(
  options: readonly [{ value: T }, ...{ value: T }[]],
  text: string,
): T {
  return (options.find(({ value }) => value === text) ?? options[0]).value;
}
