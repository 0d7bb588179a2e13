import { findOnPath } from '../../../scripts/setup/find-on-path.mjs';

/**
 * The first of these programs on PATH.
 * @param what the program in people's words, for the message.
 * @throws if none is there.
 */
export function findProgram(what: string, names: readonly string[]): string {
  const found = findOnPath(names);
  if (found === undefined)
    throw new Error(`${what} is not installed (looked for ${names.join(', ')})`);
  return found;
}
