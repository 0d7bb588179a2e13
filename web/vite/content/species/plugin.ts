import path from 'node:path';
import type { Plugin } from 'vite';
import { CONTENT_FOLDER, readContentFiles } from '../sources/read-content-files.ts';
import { faultText } from '../faults.ts';
import { compileSpecies, type CompiledSpecies } from './load-species.ts';
import { SPECIES_FOLDER } from './species-source.ts';

/** All names of each species, by its scientific name. */
function namesOf(species: CompiledSpecies['species']): Record<string, string> {
  return Object.fromEntries(
    species.map(({ name, also, care }) => [
      care.scientific_name ?? name,
      [name, ...also].join(', '),
    ]),
  );
}

/** The modules by which the app imports the library: whole, or its names alone. */
const MODULES = new Map<string, (species: CompiledSpecies['species']) => unknown>([
  ['virtual:reef-species', (species) => species],
  ['virtual:reef-species/names', namesOf],
]);

/** How Vite names the resolved ones. */
const RESOLVED = '\0';

/**
 * Checks the species library and compiles it into `virtual:reef-species`. A fault fails the build,
 * naming file and line. The dev server reads a saved file again; `reefContent` reloads the page.
 */
export function reefSpecies(): Plugin {
  let compiled: CompiledSpecies | null = null;
  const compilation = () => (compiled ??= compileSpecies(readContentFiles()));
  return {
    name: 'reef-species',
    buildStart() {
      compiled = null;
      const { faults } = compilation();
      if (faults.length > 0) {
        this.error(`The species library has faults:\n${faults.map(faultText).join('\n')}`);
      }
    },
    resolveId(id) {
      return MODULES.has(id) ? RESOLVED + id : null;
    },
    load(id) {
      const contents = id.startsWith(RESOLVED) ? MODULES.get(id.slice(RESOLVED.length)) : undefined;
      if (contents === undefined) return null;
      const code = `export default ${JSON.stringify(contents(compilation().species))};`;
      return { code, moduleType: 'js', moduleSideEffects: false };
    },
    handleHotUpdate({ file, server }) {
      if (!file.startsWith(path.join(CONTENT_FOLDER, SPECIES_FOLDER))) return;
      compiled = null;
      for (const name of MODULES.keys()) {
        const module = server.moduleGraph.getModuleById(RESOLVED + name);
        if (module !== undefined) server.moduleGraph.invalidateModule(module);
      }
    },
  };
}
