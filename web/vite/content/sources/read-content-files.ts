import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const KINDS = new Set(['.md', '.yaml']);

/** Reads every Markdown and YAML file below `root`. @throws if the folder cannot be read. */
export function readContentFiles(root: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' }).toSorted()) {
    if (!KINDS.has(path.extname(name))) continue;
    files.set(name.split(path.sep).join('/'), readFileSync(path.join(root, name), 'utf8'));
  }
  return files;
}
