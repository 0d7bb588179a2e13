import { rmSync } from 'node:fs';
import { build } from 'vite';

/**
 * Builds into `folder` what functions draw `/shop` and `/product/{id}` with (functions/build.mjs
 * takes it from there): `src/entry/server/rendered-pages.tsx` with all that it needs. The empty page of
 * the same build is put beside it (prerender-pages.ts).
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
