import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { SUPPORTED_BROWSERS } from '../supported-browsers.ts';

/**
 * Builds `src/entry/start/start.ts` into `dist/assets` as one classic script: a module would run
 * only after the page has been drawn, and presses before that would be lost. The
 * Content-Security-Policy forbids it inline.
 * @returns its address.
 */
export async function writeStartScript({
  web,
  dist,
}: {
  web: string;
  dist: string;
}): Promise<string> {
  const built = await build({
    root: web,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      target: SUPPORTED_BROWSERS,
      write: false,
      lib: { entry: 'src/entry/start/start.ts', formats: ['iife'], name: 'reefStart' },
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  const [chunk] = outputs.flatMap((result) => ('output' in result ? result.output : []));
  if (chunk?.type !== 'chunk') throw new Error('the start script was not built');
  const hash = createHash('sha256').update(chunk.code).digest('base64url').slice(0, 8);
  const name = `assets/start-${hash}.js`;
  mkdirSync(path.join(dist, 'assets'), { recursive: true });
  writeFileSync(path.join(dist, name), chunk.code);
  return `/${name}`;
}
