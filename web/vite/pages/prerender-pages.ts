import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CATALOGUE_PATH } from '@reef/domain/catalogue/file/catalogue-path';
import type { Plugin } from 'vite';
import { pageHtml } from '../../src/entry/server/page-html.ts';
import { withLateApp } from './page-scripts.ts';
import { SHELL_FILE } from './shell-page.ts';
import { loadedWith } from '../chunks/script-budget.ts';
import { writeStartScript } from './start-script.ts';

/** Renders one page, as `src/entry/server/prerender.tsx` does. */
export type RenderPage = (path: string) => Promise<string>;

/** Pages that many visits begin with, and their modules, below `web/src`. */
const OWN_MODULES: Readonly<Partial<Record<string, string>>> = {
  '/': 'features/home/home-page.tsx',
  '/shop': 'features/shop/shop-page.tsx',
  '/product': 'features/product/product-page.tsx',
};

/** The schemas of the catalogue, which all of these need as soon as their app runs. */
const CATALOGUE_SCHEMAS = 'state/catalogue/catalogue-schemas.ts';

type Prerendering = {
  web: string;
  paths: readonly string[];
  render: RenderPage;
  /** The folder for the functions' empty pages; null for a build that is not deployed. */
  shellFolder: string | null;
};

function fileOf(dist: string, page: string): string {
  return path.join(dist, page === '/' ? 'index.html' : `${page.slice(1)}.html`);
}

/**
 * Writes every public page, rendered once, so that it can be read before or without any script, and
 * the empty pages for those that functions render. Before the service worker is built, which caches
 * some of them.
 */
export function prerenderPages({ web, paths, render, shellFolder }: Prerendering): Plugin {
  return {
    name: 'reef-prerender-pages',
    async writeBundle({ dir: dist }, bundle) {
      if (dist === undefined) return;
      const shell = readFileSync(path.join(dist, SHELL_FILE), 'utf8');
      const start = await writeStartScript({ web, dist });
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const addressesOf = (modules: readonly string[]) =>
        loadedWith(chunks, modules).map(({ fileName }) => `/${fileName}`);
      const withApp = (html: string, page: string) => {
        const own = OWN_MODULES[page];
        if (own === undefined) return withLateApp(html, start, addressesOf([]));
        const later = [CATALOGUE_PATH, ...addressesOf([CATALOGUE_SCHEMAS])];
        return withLateApp(html, start, addressesOf([own]), later);
      };
      if (shellFolder !== null) {
        for (const page of ['shop', 'product']) {
          const html = withApp(shell, `/${page}`);
          writeFileSync(path.join(shellFolder, `${page}.html`), html);
        }
      }
      for (const page of paths) {
        const html = withApp(pageHtml(shell, await render(page)), page);
        mkdirSync(path.dirname(fileOf(dist, page)), { recursive: true });
        writeFileSync(fileOf(dist, page), html);
      }
    },
  };
}
