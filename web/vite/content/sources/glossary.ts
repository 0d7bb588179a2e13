import * as z from 'zod';
import type { ContentFiles } from './content-files.ts';
import type { FaultList } from '../faults.ts';
import { parseYaml } from './parse-yaml.ts';
import { slugOf } from '../slug.ts';

const Term = z.strictObject({
  term: z.string().min(1),
  definition: z.string().min(1),
  also: z.array(z.string().min(1)),
  see: z.string().min(1),
});

/** A term as in its file, and the anchor of its entry. */
export type TermSource = z.infer<typeof Term> & { id: string };

export const GLOSSARY_FILE = 'glossary.yaml';

/** The terms, by name. */
export function readGlossary(files: ContentFiles, faults: FaultList): Map<string, TermSource> {
  const text = files.get(GLOSSARY_FILE) ?? '';
  const terms = parseYaml(text, z.array(Term).min(1), { file: GLOSSARY_FILE }, faults) ?? [];
  return new Map(terms.map((entry) => [entry.term, { ...entry, id: slugOf(entry.term) }]));
}
