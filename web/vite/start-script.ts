import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';

/**
 * Builds a script of `src/entry/start` into `dist/assets`, all of it in one file. Inline it cannot be, by the
 * Content-Security-Policy.
 * @param format `iife`, a classic script, for what a page begins with: a module would run only after
 * the page has been drawn, and what is pressed until then would be lost; `es` for what such a
 * script imports later.
 * @returns its address.
 */
export async function writeStartScript(
  { web, dist }: { web: string; dist: string },
  entry: string,
  format: 'iife' | 'es' = 'iife',
): Promise<string> {
  const built = await build({
    root: web,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      target: 'es2023',
      write: false,
      lib: { entry: `src/entry/start/${entry}.ts`, formats: [format], name: 'reefStart' },
      // Leaves out the schemas in the same modules.
      rolldownOptions: { treeshake: { manualPureFunctions: ['z'] } },
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  const [chunk] = outputs.flatMap((result) => ('output' in result ? result.output : []));
  if (chunk?.type !== 'chunk') throw new Error('the start script was not built');
  const hash = createHash('sha256').update(chunk.code).digest('base64url').slice(0, 8);
  const name = `assets/${entry}-${hash}.js`;
  mkdirSync(path.join(dist, 'assets'), { recursive: true });
  writeFileSync(path.join(dist, name), chunk.code);
  return `/${name}`;
}
