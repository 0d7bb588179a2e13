import path from 'node:path';
import type { Plugin } from 'vite';
import { CONTENT_FOLDER, readContentFiles } from '../sources/read-content-files.ts';
import { faultText } from '../faults.ts';
import { compileSpecies, type CompiledSpecies } from './load-species.ts';
import { SPECIES_FOLDER } from './species-source.ts';

/** The module by which the app imports the library. */
const MODULE = 'virtual:reef-species';
const RESOLVED = `\0${MODULE}`;

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
      return id === MODULE ? RESOLVED : null;
    },
    load(id) {
      if (id !== RESOLVED) return null;
      const code = `export default ${JSON.stringify(compilation().species)};`;
      return { code, moduleType: 'js', moduleSideEffects: false };
    },
    handleHotUpdate({ file, server }) {
      if (!file.startsWith(path.join(CONTENT_FOLDER, SPECIES_FOLDER))) return;
      compiled = null;
      const module = server.moduleGraph.getModuleById(RESOLVED);
      if (module !== undefined) server.moduleGraph.invalidateModule(module);
    },
  };
}
