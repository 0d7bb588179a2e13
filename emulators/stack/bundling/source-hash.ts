import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '#stack/paths.ts';

const LEFT_OUT = new Set(['node_modules', 'dist', 'dist-ssr', 'coverage', '.DS_Store']);

/** A hash over the names and contents of files and folders given relative to the root. */
export function hashOf(sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesBelow(source))) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(ROOT, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Every file below a path, sorted the same on every machine; tests are not part of a build. */
function filesBelow(relative: string): string[] {
  const full = path.join(ROOT, relative);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [relative];
  return readdirSync(full)
    .filter((name) => !LEFT_OUT.has(name) && !/\.test\.tsx?$|\.tsbuildinfo$/.test(name))
    .toSorted()
    .flatMap((name) => filesBelow(`${relative}/${name}`));
}
