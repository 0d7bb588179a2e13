import { build } from 'esbuild';
import path from 'node:path';
import { ROOT } from '#stack/paths.ts';

/** The programs that run as separate processes, as plain JavaScript. */
export type Bundles = {
  readonly guard: string;
  readonly storageRules: string;
};

/** Bundles both into a folder; bundled, they start in 0.1 s. */
export async function bundlePrograms(dir: string): Promise<Bundles> {
  const outdir = path.join(dir, 'programs');
  await build({
    absWorkingDir: ROOT,
    entryPoints: {
      guard: 'emulators/stack/processes/guard.ts',
      'storage-rules': 'emulators/storage-rules/serve.ts',
    },
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    logLevel: 'silent',
  });
  return {
    guard: path.join(outdir, 'guard.mjs'),
    storageRules: path.join(outdir, 'storage-rules.mjs'),
  };
}
