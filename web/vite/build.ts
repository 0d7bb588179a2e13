import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build, loadEnv } from 'vite';
import { PAGES_OF_FUNCTIONS, PRERENDERED_PAGES } from '../src/entry/server/pages.ts';
import { readContentFiles } from './content/sources/read-content-files.ts';
import { compileContent } from './content/compile.ts';
import { prerenderPages, type RenderPage } from './pages/prerender-pages.ts';
import { buildRenderedPages } from './pages/rendered-pages.ts';
import { robotsTxt, sitemapIndexXml, sitemapXml } from './pages/sitemap.ts';

/*
 * npm run build -w web [-- --mode emulators --out <folder>]. Builds three things: the app for Node,
 * which prerenders every public page; the app for browsers, into whose build those pages go; and
 * what functions render pages with.
 */

const WEB = path.resolve(import.meta.dirname, '..');

const { values } = parseArgs({
  options: {
    mode: { type: 'string', default: 'production' },
    out: { type: 'string' },
  },
});
const { mode } = values;
const DIST = values.out ?? path.join(WEB, 'dist');

/** For the functions of the same deployment; a build into another folder is not deployed. */
const RENDERER = values.out === undefined ? path.join(WEB, 'dist-ssr') : null;

/** Only for Node and only during the build; below `web`, so that its packages are found. */
const SERVER_DIST = path.join(WEB, 'node_modules', '.prerender', String(process.pid));

function learnPaths(): string[] {
  const { content } = compileContent(readContentFiles());
  const slugs = [...content.articles, ...content.hubs].map(({ slug }) => slug);
  const below = slugs.filter((slug) => slug !== 'learn').map((slug) => `/learn/${slug}`);
  return ['/learn', '/learn/glossary', ...below];
}

async function buildRenderer(): Promise<RenderPage> {
  await build({
    root: WEB,
    mode,
    logLevel: 'warn',
    build: {
      ssr: 'src/entry/server/prerender.tsx',
      outDir: SERVER_DIST,
      emptyOutDir: true,
      copyPublicDir: false,
    },
  });
  const module: { renderPage: RenderPage } = await import(path.join(SERVER_DIST, 'prerender.js'));
  return module.renderPage;
}

function writeSitemap(paths: readonly string[]): void {
  const origin = loadEnv(mode, WEB)['VITE_SITE_ORIGIN'] ?? '';
  const listed = [...PAGES_OF_FUNCTIONS, ...paths.filter((page) => page !== '/auth')];
  writeFileSync(path.join(DIST, 'robots.txt'), robotsTxt(origin));
  // A function renders the products' sitemap; it finds the origin next to its renderer.
  if (RENDERER !== null)
    writeFileSync(path.join(RENDERER, 'site.json'), JSON.stringify({ origin }));
  if (origin === '') return;
  writeFileSync(path.join(DIST, 'sitemap.xml'), sitemapIndexXml(origin));
  writeFileSync(path.join(DIST, 'sitemap-pages.xml'), sitemapXml(origin, listed));
}

process.env['NODE_ENV'] = 'production';
const paths = [...PRERENDERED_PAGES, ...learnPaths()];
const renderPage = await buildRenderer();
if (RENDERER !== null) await buildRenderedPages(WEB, mode, RENDERER);
await build({
  root: WEB,
  mode,
  build: { outDir: DIST, emptyOutDir: true },
  plugins: [prerenderPages({ web: WEB, paths, render: renderPage, shellFolder: RENDERER })],
});
writeSitemap(paths);
rmSync(SERVER_DIST, { recursive: true });
process.stdout.write(`${paths.length} pages prerendered\n`);
// Timers of the pages' own modules must not keep the build process alive.
process.exit();
