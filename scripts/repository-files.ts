import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SourceText } from './citations.ts';

const ROOT = path.join(import.meta.dirname, '..');
/** Room for git's output of all file names, in bytes; about 100 kB today. */
const MAX_BYTES = 2 ** 24;

/** Every file in git, and new ones that it does not ignore; paths from the root. */
export function repositoryPaths(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: MAX_BYTES,
  });
  return listed.split('\n').filter((each) => each !== '' && existsSync(path.join(ROOT, each)));
}

/** The texts of files, by their paths from the root. */
export function readTexts(paths: readonly string[]): SourceText[] {
  return paths.map((each) => ({ path: each, text: readFileSync(path.join(ROOT, each), 'utf8') }));
}
