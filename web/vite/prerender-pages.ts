import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { pageHtml } from '../src/entry/server/page-html.ts';
import { withLateApp, withOwnContent } from './page-scripts.ts';
import { SHELL_FILE } from './shell-page.ts';
import { writeStartScript } from './start-script.ts';

/** Draws one page, as `src/entry/server/prerender.tsx` does. */
export type RenderPage = (path: string) => Promise<string>;

/** Where the shop's first cards come from (functions/src/catalogue/first-shelves.ts). */
const FIRST_SHELVES = '/first-shelves';

/** The page that draws its own first cards from there. */
const SHOP = '/shop';

type Prerendering = {
  web: string;
  paths: readonly string[];
  render: RenderPage;
  /** Where the function's empty page goes; null for a build that is no deployment's. */
  shellFolder: string | null;
};

function fileOf(dist: string, page: string): string {
  return path.join(dist, page === '/' ? 'index.html' : `${page.slice(1)}.html`);
}

/**
 * Writes every public page, drawn once, so that it can be read before any script runs, or
 * without, and the empty page for those that a function draws. Before the service worker is
 * built, which keeps some of them.
 */
export function prerenderPages({ web, paths, render, shellFolder }: Prerendering): Plugin {
  return {
    name: 'reef-prerender-pages',
    async writeBundle({ dir: dist }) {
      if (dist === undefined) return;
      const shell = readFileSync(path.join(dist, SHELL_FILE), 'utf8');
      const start = await writeStartScript({ web, dist }, 'start');
      if (shellFolder !== null) {
        writeFileSync(path.join(shellFolder, SHELL_FILE), withLateApp(shell, start));
      }
      const firstCards = await writeStartScript({ web, dist }, 'first-cards');
      const searched = await writeStartScript({ web, dist }, 'searched-cards', 'es');
      const cards = { script: firstCards, searched, data: FIRST_SHELVES };
      for (const page of paths) {
        const html = withLateApp(pageHtml(shell, await render(page)), start);
        mkdirSync(path.dirname(fileOf(dist, page)), { recursive: true });
        writeFileSync(fileOf(dist, page), page === SHOP ? withOwnContent(html, cards) : html);
      }
    },
  };
}
