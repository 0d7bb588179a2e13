import type { Plugin } from 'vite';
import { leanAuth } from './auth.ts';
import { leanFirestore } from './firestore.ts';
import { withoutStreams } from './functions.ts';
import { preloadOfScripts } from './preload.ts';
import { leanReactDom, withoutRequestsAhead } from './react.ts';
import { withoutUnusedParts } from './router.ts';
import { rewriting } from './package-parts.ts';

/*
 * Parts of packages that the shop does not use, which no bundler can know. Each rewrite leaves the
 * rest of the package as it is; a removed part throws when it is used.
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
/** What draws on a page. */
const REACT_DOM_CLIENT = {
  id: /[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/,
  holds: 'function FragmentInstance(',
};
const REACT_DOM = {
  id: /[\\/]react-dom[\\/]cjs[\\/]react-dom\.production\.js$/,
  holds: 'exports.preinitModule = ',
};
/** The file of react-router with every kind of router, of which the shop uses one. */
export const ROUTER = {
  id: /[\\/]node_modules[\\/]react-router[\\/]dist[\\/][\w\\/-]+[\\/]chunk-\w+\.mjs$/,
  holds: 'function BrowserRouter(',
};

/** What Vite puts in place of every dynamic import. */
const PRELOAD = {
  // Ids of virtual modules begin with \0.
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
    rewriting('reef-lean-react-dom', REACT_DOM, withoutRequestsAhead),
    rewriting('reef-lean-react-dom-client', REACT_DOM_CLIENT, leanReactDom),
    rewriting('reef-lean-router', ROUTER, withoutUnusedParts),
  ];
}
