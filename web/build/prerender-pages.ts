import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { pageHtml } from './page-html.ts';
import { withEarlyApp, withLateApp } from './page-scripts.ts';
import { SHELL_FILE } from './shell-page.ts';
import { writeStartScript } from './start-script.ts';

/** Draws one page, as `src/prerender.tsx` does. */
export type RenderPage = (path: string) => Promise<string>;

/** Where the shop's first cards come from (functions/src/catalogue/snapshot.ts). */
const SNAPSHOT = '/catalogue-snapshot';

/** Pages that show nothing much without the app, and the file of each. */
const EARLY: Readonly<Record<string, string>> = { '/shop': 'shop-page.tsx' };

type Chunk = { fileName: string; imports: string[]; facadeModuleId: string | null };
type Bundle = Readonly<Record<string, { type: string } | ({ type: 'chunk' } & Chunk)>>;

function isChunk(output: Bundle[string]): output is { type: 'chunk' } & Chunk {
  return output.type === 'chunk';
}

/** The addresses of the chunk that holds a page, and of what it imports. */
function modulesOfPage(bundle: Bundle, file: string): string[] {
  const chunk = Object.values(bundle)
    .filter(isChunk)
    .find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${file}`));
  if (chunk === undefined) throw new Error(`no chunk holds ${file}`);
  return [chunk.fileName, ...chunk.imports].map((name) => `/${name}`);
}

function fileOf(dist: string, page: string): string {
  return path.join(dist, page === '/' ? 'index.html' : `${page.slice(1)}.html`);
}

/**
 * Writes every public page, drawn once, so that it can be read before any script runs, or
 * without. Before the service worker is built, which keeps some of them.
 */
export function prerenderPages(web: string, paths: readonly string[], render: RenderPage): Plugin {
  return {
    name: 'reef-prerender-pages',
    async writeBundle({ dir: dist }, bundle) {
      if (dist === undefined) return;
      const shell = readFileSync(path.join(dist, SHELL_FILE), 'utf8');
      const start = await writeStartScript(web, dist);
      for (const page of paths) {
        const html = pageHtml(shell, await render(page));
        const file = EARLY[page];
        const modules = file === undefined ? [] : modulesOfPage(bundle, file);
        mkdirSync(path.dirname(fileOf(dist, page)), { recursive: true });
        writeFileSync(
          fileOf(dist, page),
          file === undefined
            ? withLateApp(html, start)
            : withEarlyApp(html, start, { modules, data: [SNAPSHOT] }),
        );
      }
    },
  };
}
