import type { Plugin } from 'vite';
import { compileContent, type Compilation } from './compile.ts';
import { CONTENT_FOLDER, readContentFiles } from './sources/read-content-files.ts';
import { faultText } from './faults.ts';
import { contentModule, MODULE_PREFIX } from './modules.ts';

const RESOLVED = '\0reef-content/';

/**
 * Compiles `web/content` into the modules `virtual:reef-content/…`. A fault in the content fails
 * the build, naming file and line; the dev server shows it instead of the page, and saving the file
 * brings the page back.
 */
export function reefContent(): Plugin {
  let compiled: Compilation | null = null;
  const compilation = (): Compilation => (compiled ??= compileContent(readContentFiles()));

  return {
    name: 'reef-content',
    buildStart() {
      compiled = null;
      const { faults } = compilation();
      if (faults.length > 0)
        this.error(`The content has faults:\n${faults.map(faultText).join('\n')}`);
    },
    resolveId(id) {
      return id.startsWith(MODULE_PREFIX) ? RESOLVED + id.slice(MODULE_PREFIX.length) : null;
    },
    load(id) {
      if (!id.startsWith(RESOLVED)) return null;
      const name = id.slice(RESOLVED.length);
      const source = contentModule(name, compilation().content);
      if (source === null) this.error(`There is no content called ${name}`);
      return { code: source, moduleType: 'js', moduleSideEffects: false };
    },
    configureServer(server) {
      server.watcher.add(CONTENT_FOLDER);
    },
    handleHotUpdate({ file, server }) {
      if (!file.startsWith(CONTENT_FOLDER)) return;
      compiled = null;
      for (const module of server.moduleGraph.idToModuleMap.values()) {
        if (module.id?.startsWith(RESOLVED)) server.moduleGraph.invalidateModule(module);
      }
      const { faults } = compilation();
      if (faults.length === 0) {
        server.ws.send({ type: 'full-reload' });
        return;
      }
      const message = faults.map(faultText).join('\n');
      server.ws.send({ type: 'error', err: { message, stack: '' } });
    },
  };
}
