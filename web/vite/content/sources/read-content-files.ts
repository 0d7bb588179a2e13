import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** `web/content`, the learning section and the species library. */
export const CONTENT_FOLDER = path.join(import.meta.dirname, '../../../content');

const KINDS = new Set(['.md', '.yaml']);

/** Reads every Markdown and YAML file below `root`. @throws if the folder cannot be read. */
export function readContentFiles(root = CONTENT_FOLDER): Map<string, string> {
  const files = new Map<string, string>();
  for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' }).toSorted()) {
    if (!KINDS.has(path.extname(name))) continue;
    files.set(name.split(path.sep).join('/'), readFileSync(path.join(root, name), 'utf8'));
  }
  return files;
}
