import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

const METADATA = 'firebase-export-metadata.json';

const currentOf = (dataDir: string): string => path.join(dataDir, 'emulators');
const previousOf = (dataDir: string): string => path.join(dataDir, 'emulators-previous');

/**
 * The export a stack starts from: the newest complete one, or null. After a crash between the two
 * renames of `keepExport` that is the previous one.
 */
export function keptExport(dataDir: string): string | null {
  const candidates = [currentOf(dataDir), previousOf(dataDir)];
  return candidates.find((dir) => existsSync(path.join(dir, METADATA))) ?? null;
}

/** Replaces the kept export with a finished one. At every moment there is a complete one. */
export function keepExport(dataDir: string, finished: string): void {
  const current = currentOf(dataDir);
  const previous = previousOf(dataDir);
  if (existsSync(path.join(current, METADATA))) {
    rmSync(previous, { recursive: true, force: true });
    renameSync(current, previous);
  }
  rmSync(current, { recursive: true, force: true });
  renameSync(finished, current);
  rmSync(previous, { recursive: true, force: true });
}
