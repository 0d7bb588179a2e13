import { rmSync } from 'node:fs';
import { build } from 'vite';

/**
 * Builds into `folder` what functions render `/shop` and `/product/{id}` with (functions/build.mjs
 * takes it from there): `src/entry/server/rendered-pages.tsx` with all its imports. The empty page
 * of the same build is put next to it (prerender-pages.ts).
 */
export async function buildRenderedPages(web: string, mode: string, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  await build({
    root: web,
    mode,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: 'src/entry/server/rendered-pages.tsx',
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: true,
    },
  });
}
