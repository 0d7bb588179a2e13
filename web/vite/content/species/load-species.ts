import type { Species } from '@reef/domain/fit/species';
import type { ContentFiles } from '../sources/content-files.ts';
import { readContentFiles } from '../sources/read-content-files.ts';
import { faultList, faultText, type ContentFault } from '../faults.ts';
import { checkSpecies } from './check-species.ts';
import { readSpecies } from './species-source.ts';

/** The library and its faults. */
export type CompiledSpecies = { species: Species[]; faults: ContentFault[] };

/** Reads and checks the library from the content's files. Never throws for a writer's mistakes. */
export function compileSpecies(files: ContentFiles): CompiledSpecies {
  const faults = faultList();
  const sources = readSpecies(files, faults);
  checkSpecies(sources, files, faults);
  const species = sources
    .map(({ id, name, also, care, source, products }) => ({
      id,
      name,
      also,
      care,
      source,
      products,
    }))
    .toSorted((a, b) => a.id.localeCompare(b.id, 'en'));
  return { species, faults: faults.faults };
}

/**
 * The library from disk, for the seed and for tests, by id.
 * @throws if the library has faults, naming each with file and line.
 */
export function loadSpecies(files: ContentFiles = readContentFiles()): Map<string, Species> {
  const { species, faults } = compileSpecies(files);
  if (faults.length > 0) {
    throw new Error(`The species library has faults:\n${faults.map(faultText).join('\n')}`);
  }
  return new Map(species.map((entry) => [entry.id, entry]));
}
