import { fileURLToPath } from 'node:url';
import path from 'node:path';

/** The repository's root. */
export const ROOT = path.resolve(fileURLToPath(new URL('../..', import.meta.url)));

/** A path below the root. */
export const inRoot = (...parts) => path.join(ROOT, ...parts);
