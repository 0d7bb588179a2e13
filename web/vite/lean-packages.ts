import type { Plugin } from 'vite';
import { leanAuth } from './lean-auth.ts';
import { leanFirestore } from './lean-firestore.ts';
import { withoutStreams } from './lean-functions.ts';
import { preloadOfScripts } from './lean-preload.ts';
import { withoutUnusedParts } from './lean-router.ts';
import { rewriting } from './package-parts.ts';

/*
 * Removes parts of packages that the shop does not use and that no bundler can recognise as unused.
 * Each rewrite keeps the behaviour for everybody who uses the part, or throws that it is gone.
 */

const AUTH = {
  id: /[\\/]@firebase[\\/]auth[\\/]dist[\\/]esm[\\/]index-\w+\.js$/,
  holds: 'class AuthImpl ',
};
const FIRESTORE = {
  id: /[\\/]@firebase[\\/]firestore[\\/]dist[\\/]common-[\w-]+\.esm\.js$/,
  holds: 'class LocalDocumentsView ',
};
const FUNCTIONS = {
  id: /[\\/]@firebase[\\/]functions[\\/]dist[\\/]esm[\\/]index\.esm\.js$/,
  holds: 'function streamAtURL(',
};
/** The file of react-router with every kind of router, whichever of them a shop uses. */
const ROUTER = {
  id: /[\\/]node_modules[\\/]react-router[\\/]dist[\\/][\w\\/-]+[\\/]chunk-\w+\.mjs$/,
  holds: 'function BrowserRouter(',
};

/** What Vite puts in place of every import of a chunk that is loaded later. */
const PRELOAD = {
  // oxlint-disable-next-line no-control-regex -- as the ids of modules begin that are no files.
  id: /^\0vite\/preload-helper\.js$/,
  holds: 'export const __vitePreload = ',
};

/** Leaves unused parts of packages out of what browsers load (decision 40). */
export function leanPackages(): Plugin[] {
  return [
    rewriting('reef-lean-auth', AUTH, leanAuth),
    rewriting('reef-lean-firestore', FIRESTORE, leanFirestore),
    rewriting('reef-lean-functions', FUNCTIONS, withoutStreams),
    rewriting('reef-lean-preload', PRELOAD, preloadOfScripts),
    rewriting('reef-lean-router', ROUTER, withoutUnusedParts),
  ];
}
