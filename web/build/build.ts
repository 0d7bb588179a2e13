import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build, loadEnv } from 'vite';
import { readContentFiles } from './content/content-files.ts';
import { compileContent } from './content/compile.ts';
import { pageHtml } from './page-html.ts';
import { SHELL_FILE } from './shell-page.ts';
import { robotsTxt, sitemapXml } from './sitemap.ts';

/*
 * npm run build -w web [-- --mode emulators]: the app for browsers, then the same app for Node,
 * which draws every public page once, so that it can be read before any script runs, or without.
 */

const WEB = path.resolve(import.meta.dirname, '..');
const DIST = path.join(WEB, 'dist');
const SERVER_DIST = path.join(WEB, 'dist-ssr');

/** Public pages whose content does not change between builds, besides the learning section. */
const PAGES = ['/', '/shop', '/featured-fish', '/live-coral', '/forum', '/contact', '/auth'];

type Renderer = { renderPage: (path: string) => Promise<string> };

function learnPaths(): string[] {
  const { content } = compileContent(readContentFiles(path.join(WEB, 'content')));
  const slugs = [...content.articles, ...content.hubs].map(({ slug }) => slug);
  const below = slugs.filter((slug) => slug !== 'learn').map((slug) => `/learn/${slug}`);
  return ['/learn', '/learn/glossary', ...below];
}

function fileOf(page: string): string {
  return path.join(DIST, page === '/' ? 'index.html' : `${page.slice(1)}.html`);
}

async function prerender(paths: readonly string[]): Promise<void> {
  const module: Renderer = await import(path.join(SERVER_DIST, 'prerender.js'));
  const shell = readFileSync(path.join(DIST, SHELL_FILE), 'utf8');
  for (const page of paths) {
    const html = pageHtml(shell, await module.renderPage(page));
    mkdirSync(path.dirname(fileOf(page)), { recursive: true });
    writeFileSync(fileOf(page), html);
  }
}

function writeSitemap(mode: string, paths: readonly string[]): void {
  const origin = loadEnv(mode, WEB)['VITE_SITE_ORIGIN'] ?? '';
  const listed = paths.filter((page) => page !== '/auth');
  writeFileSync(path.join(DIST, 'robots.txt'), robotsTxt(origin));
  if (origin !== '') writeFileSync(path.join(DIST, 'sitemap.xml'), sitemapXml(origin, listed));
}

const { values } = parseArgs({ options: { mode: { type: 'string', default: 'production' } } });
const mode = values.mode;
process.env['NODE_ENV'] = 'production';
await build({ root: WEB, mode });
await build({
  root: WEB,
  mode,
  logLevel: 'warn',
  build: { ssr: 'src/prerender.tsx', outDir: SERVER_DIST, emptyOutDir: true, copyPublicDir: false },
});
const paths = [...PAGES, ...learnPaths()];
await prerender(paths);
writeSitemap(mode, paths);
rmSync(SERVER_DIST, { recursive: true });
process.stdout.write(`${paths.length} pages prerendered\n`);
// Timers of the pages' own modules must not keep the build alive.
process.exit();
