import { readdirSync } from 'node:fs';
import path from 'node:path';
import { CONTENT_FOLDER } from '../../web/vite/content/sources/read-content-files.ts';

function namesIn(folder: string): string[] {
  const files = readdirSync(path.join(CONTENT_FOLDER, folder));
  return files.map((file) => path.parse(file).name).toSorted();
}

/** Every page of the learning section: hub, hubs, glossary and all articles. */
export function learnPaths(): string[] {
  const below = [...namesIn('hubs').filter((name) => name !== 'learn'), ...namesIn('learn')];
  return ['/learn', '/learn/glossary', ...below.map((name) => `/learn/${name}`)];
}
