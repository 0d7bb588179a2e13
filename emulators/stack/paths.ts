import { fileURLToPath } from 'node:url';
import path from 'node:path';

/** The repository's root. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');

/** Everything the stack writes goes here, outside git. */
export const STATE_DIR = path.join(ROOT, '.reef');

/** The folder of one running stack: staged functions, logs, the process list. */
export function runDirFor(offset: number): string {
  return path.join(STATE_DIR, 'run', String(offset));
}

/** Where a stack's data is kept between runs. */
export function dataDirFor(offset: number): string {
  return path.join(STATE_DIR, offset === 0 ? 'data' : `data-${offset}`);
}

/**
 * The firebase-tools configuration generated for one stack; firebase-tools requires it at the root.
 */
export function configFileFor(offset: number): string {
  return path.join(ROOT, `firebase.reef-${offset}.json`);
}

/** A file's path, relative to the root. */
export function relativeToRoot(file: string): string {
  return path.relative(ROOT, file) || '.';
}
