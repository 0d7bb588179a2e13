import * as z from 'zod';
import type { ContentFiles } from './content-files.ts';
import type { FaultList } from '../faults.ts';
import { parseYaml } from './parse-yaml.ts';

const Words = z.string().min(1);

const Reference = z.strictObject({
  by: Words,
  title: Words,
  where: Words,
  /** No work on reef keeping is older, and none can be from the future. */
  year: z.int().min(1900).max(new Date().getFullYear()).optional(),
  url: z.url({ protocol: /^https$/ }).optional(),
});

/** A work that articles cite. */
export type Reference = z.infer<typeof Reference>;

export const REFERENCES_FILE = 'sources.yaml';

/** Every work of `sources.yaml`, by its key. */
export function readReferences(files: ContentFiles, faults: FaultList): Map<string, Reference> {
  const text = files.get(REFERENCES_FILE) ?? '';
  const works = parseYaml(text, z.record(z.string(), Reference), { file: REFERENCES_FILE }, faults);
  return new Map(Object.entries(works ?? {}));
}
