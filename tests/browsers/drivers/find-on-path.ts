import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * The first of these programs on PATH.
 * @param what the program in people's words, for the message.
 * @throws where none is there.
 */
export function findOnPath(what: string, names: readonly string[]): string {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const places = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const found = places.find((place) => existsSync(place));
  if (found === undefined)
    throw new Error(`${what} is not installed (looked for ${names.join(', ')})`);
  return found;
}
