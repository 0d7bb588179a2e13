import { cpSync, existsSync, rmSync } from 'node:fs';
import { build } from 'esbuild';

// One file that stands alone beside its package.json: the domain, Stripe and zod are bundled, what
// Google's runtime installs from `dependencies` stays outside.
await build({
  entryPoints: ['src/index.ts'],
  outfile: 'dist/index.js',
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  sourcemap: true,
  external: ['firebase-admin', 'firebase-admin/*', 'firebase-functions', 'firebase-functions/*'],
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
  logLevel: 'warning',
});

// The renderer of shop and product pages is built by the web workspace, which goes first; without a
// build of it (npm run dev) nobody asks these functions for a page.
const RENDERER = '../web/dist-ssr';
rmSync('dist/rendered-pages', { recursive: true, force: true });
if (existsSync(RENDERER)) cpSync(RENDERER, 'dist/rendered-pages', { recursive: true });
else
  console.warn('No build of the web: the functions behind /shop and /product/* will draw nothing.');
