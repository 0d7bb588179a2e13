import { Care } from '@reef/domain/fit/care';
import type { Species } from '@reef/domain/fit/species';
import * as z from 'zod';
import type { ContentFiles } from '../sources/content-files.ts';
import type { FaultList } from '../faults.ts';
import { parseYaml } from '../sources/parse-yaml.ts';

/** An entry's fields besides its care facts. */
const Entry = z.looseObject({
  name: z.string().min(1),
  also: z.array(z.string().min(1)).default([]),
  source: z.string().min(1),
  products: z.array(z.string().min(1)).default([]),
});

/** An entry and its place in the file. */
export type SpeciesSource = Species & { file: string };

const CARE_KEYS: ReadonlySet<string> = new Set(Object.keys(Care.shape));

/** The folder of the library below `web/content`. */
export const SPECIES_FOLDER = 'species/';

/** The line, counted from 1, of an entry, or of one of its facts if the entry has it. */
export function lineOfFact(text: string, id: string, key?: string): number {
  const lines = text.split('\n');
  const start = lines.indexOf(`${id}:`);
  if (start === -1) return 1;
  if (key === undefined) return start + 1;
  for (let at = start + 1; at < lines.length && !/^\S/.test(lines[at] ?? ''); at += 1) {
    if (lines[at]?.startsWith(`  ${key}:`)) return at + 1;
  }
  return start + 1;
}

/**
 * Reads every file of the library. Faults of syntax, shape and range are named with file and line;
 * an entry with such a fault is left out.
 */
export function readSpecies(files: ContentFiles, faults: FaultList): SpeciesSource[] {
  const species: SpeciesSource[] = [];
  for (const [file, text] of files) {
    if (!file.startsWith(SPECIES_FOLDER) || !file.endsWith('.yaml')) continue;
    const entries = parseYaml(text, z.record(z.string(), Entry), { file }, faults);
    for (const [id, entry] of Object.entries(entries ?? {})) {
      const { name, also, source, products, ...facts } = entry;
      const add = (key: string, message: string) =>
        faults.add(file, lineOfFact(text, id, key), `${id}: ${key}: ${message}`);
      const unknown = Object.keys(facts).filter((key) => !CARE_KEYS.has(key));
      for (const key of unknown) add(key, 'there is no such fact');
      const care = Care.safeParse(facts);
      if (!care.success) {
        for (const { path, message } of care.error.issues) add(String(path[0] ?? ''), message);
      } else if (unknown.length === 0) {
        species.push({ id, name, also, care: care.data, source, products, file });
      }
    }
  }
  return species;
}
