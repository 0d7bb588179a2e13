import { globSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { isBrowserBuild } from '../browser-build.ts';
import { isTiny, smallChunk } from './small-modules.ts';

/*
 * Left alone, the bundler makes a chunk of every few lines that two pages share, and a first visit
 * makes thirty requests for them. Instead, a few chunks serve every first page: the libraries,
 * which stay in the cache across deployments; the shell, which all public pages share; the controls
 * of the shop and the details of a product, which other pages share, and what products and articles
 * share; small pieces that later pages need together; the schemas' library; the rules and schemas that a purchase needs, and
 * each of its steps; and what the clients of Firebase share. The import graph decides which modules
 * these are.
 */

const LIBRARIES =
  /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler|cookie|set-cookie-parser)[\\/]/;

const SCHEMAS = /node_modules[\\/]zod[\\/]/;

/** A package that dialogs and charts share. Charts load no dialogs for it. */
const SELECTOR =
  /node_modules[\\/]use-sync-external-store[\\/](cjs[\\/]use-sync-external-store-)?with-selector\./;

/** What dialogs have in common; with it comes what they use of Headless UI. */
export const DIALOGS =
  /[\\/]web[\\/]src[\\/]ui[\\/]overlays[\\/](dialog|overlay-lifecycle|use-focus-return)\.tsx?$/;

/** Modules below `web/src`: the roots of what a group of chunks shares. */
const PUBLIC_PAGES = [
  'features/home/home-page.tsx',
  'features/shop/shop-page.tsx',
  'features/product/product-page.tsx',
];
const APP = ['entry/client/main.tsx'];
const FIREBASE_CLIENTS = ['auth', 'firestore', 'functions', 'storage'].map(
  (name) => `platform/firebase/${name}-client.ts`,
);

/** What a visitor's first steps in the shop load, after its page. */
const BUYING = [
  'features/account/sign-in/auth-page.tsx',
  'features/cart/cart-sheet.tsx',
  'features/checkout/checkout-dialog.tsx',
  'features/product/product-page.tsx',
  'state/catalogue/catalogue-schemas.ts',
  'state/session/follow-session.ts',
  'state/session/sign-in/sign-in.ts',
];
const SHOP = ['features/shop/shop-page.tsx'];
const PRODUCT = ['features/product/product-page.tsx'];
const READING = ['features/learn/pages/learn-page.tsx'];

/** The steps of a purchase, each with the modules that begin it. */
export const STEPS: Readonly<Record<string, readonly string[]>> = {
  // With what the other steps share.
  buying: ['features/product/product-delivery.tsx', 'state/settings/listen-to-settings.ts'],
  'signing-in': ['features/account/sign-in/auth-page.tsx', 'state/session/sign-in/sign-in.ts'],
  session: ['state/session/follow-session.ts'],
  checkout: [
    'features/cart/cart-delivery.tsx',
    'features/cart/cart-sheet.tsx',
    'features/checkout/checkout-dialog.tsx',
    'features/checkout/delivery-picker.tsx',
    'features/checkout/payment-success-page.tsx',
    'state/checkout/paid-before.ts',
    'state/checkout/payment-news.ts',
  ],
  'order-page': ['features/orders/order-page.tsx'],
};

/** The steps that need to know who somebody is. */
const OF_ACCOUNTS = ['session', 'signing-in'];

/** What is no part of a purchase. What it shares with one does not bring the rest with it. */
const BESIDE_PURCHASES =
  /\/web\/src\/(app|features\/(?!(account|admin|cart|checkout|orders|product)\/))/;

/** The part of the bundler's module graph that is needed here. */
export type ModuleGraph = {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
};

/** The module, and all that reach it by static imports. */
function withImporters(id: string, graph: ModuleGraph): string[] {
  const seen = new Set<string>();
  const open = [id];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    open.push(...(graph.getModuleInfo(next)?.importers ?? []));
  }
  return [...seen].map((place) => place.replaceAll('\\', '/'));
}

/** The `roots` that reach the module by static imports. */
function rootsThatNeed(id: string, roots: readonly string[], graph: ModuleGraph): Set<string> {
  const places = withImporters(id, graph);
  const needs = (root: string) => places.some((place) => place.endsWith(`/web/src/${root}`));
  return new Set(roots.filter(needs));
}

const isOurs = (id: string): boolean => /\.tsx?$/.test(id) && !id.includes('node_modules');

const isStyle = (id: string): boolean => /\/web\/src\/.*\.css$/.test(id);

/** The page names the entry's own chunk, so that it stays a chunk of its own. */
const isEntry = (id: string): boolean => APP.some((root) => id.endsWith(`/web/src/${root}`));

const isIn = (folder: string, id: string): boolean => id.includes(`/${folder}/src/`);

/** The chunk of one of our modules; null if the bundler decides. */
export function sharedChunk(id: string, graph: ModuleGraph): 'shell' | 'firebase-app' | null {
  if (!isOurs(id) || isEntry(id)) return null;
  if (isTiny(id) || rootsThatNeed(id, APP, graph).size > 0) return 'shell';
  if (rootsThatNeed(id, PUBLIC_PAGES, graph).size > 1) return 'shell';
  if (rootsThatNeed(id, FIREBASE_CLIENTS, graph).size > 1) return 'firebase-app';
  return null;
}

/**
 * What the product's page shares with others: a request for each would cost a second round trip.
 */
function sharedWithProductPage(id: string, graph: ModuleGraph): 'details' | 'reading' | null {
  if (id.includes('/src/features/') || rootsThatNeed(id, PRODUCT, graph).size === 0) return null;
  return rootsThatNeed(id, READING, graph).size > 0 ? 'reading' : 'details';
}

/** The chunk of a module that several steps of a purchase share and no first page needs. */
export function laterChunk(
  id: string,
  graph: ModuleGraph,
): 'rules' | 'controls' | 'details' | 'reading' | null {
  if (!isOurs(id) || isEntry(id)) return null;
  if (isIn('domain', id) && rootsThatNeed(id, BUYING, graph).size > 1) return 'rules';
  if (isIn('web', id) && id.includes('/src/ui/') && rootsThatNeed(id, SHOP, graph).size > 0)
    return 'controls';
  return sharedWithProductPage(id, graph);
}

/**
 * The chunk of a module that only a purchase needs: that of its step, or one that several steps
 * share. Each small chunk has a cost: its compression begins anew, and others import it by a name.
 */
export function stepChunk(id: string, graph: ModuleGraph): string | null {
  if ((!isOurs(id) && !isStyle(id)) || isEntry(id)) return null;
  const steps = Object.entries(STEPS).flatMap(([step, roots]) =>
    rootsThatNeed(id, roots, graph).size > 0 ? [step] : [],
  );
  const [step = null] = steps;
  if (step === null || withImporters(id, graph).some((place) => BESIDE_PURCHASES.test(place)))
    return null;
  if (steps.some((one) => OF_ACCOUNTS.includes(one)))
    return steps.length > 1 || isIn('domain', id) ? 'account' : step;
  if (isIn('domain', id)) return 'order-rules';
  return steps.length > 1 ? 'buying' : step;
}

/**
 * The chunk groups of the build. A group also takes what its modules import, if no group has it
 * yet.
 */
export const chunkGroups = [
  { name: 'libraries', test: LIBRARIES, priority: 30 },
  { name: 'schemas', test: SCHEMAS, priority: 30 },
  { name: sharedChunk, debugName: 'shared', priority: 20 },
  { name: laterChunk, debugName: 'later', priority: 10 },
  { name: 'with-selector', test: SELECTOR, priority: 30 },
  { name: 'dialogs', test: DIALOGS, priority: 12 },
  { name: smallChunk, debugName: 'small', priority: 12, includeDependenciesRecursively: false },
];

/** A chunk's file. Others name it, so its hash is as short as the bundler allows. */
const CHUNK_FILE = 'assets/[name]-[hash:7].js';

/**
 * Names the chunks of a build for browsers, and adds those of a purchase. A server's build has no
 * shell, from which these would take modules.
 */
export function browserChunks(): Plugin {
  // Without what its modules import: a package, or what other pages need too.
  const group = { name: stepChunk, priority: 9, includeDependenciesRecursively: false };
  return {
    name: 'reef-browser-chunks',
    apply: isBrowserBuild,
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            chunkFileNames: CHUNK_FILE,
            entryFileNames: CHUNK_FILE,
            codeSplitting: { groups: [group] },
          },
        },
      },
    }),
  };
}

/** Chunks that every page has loaded before it requests more, by the beginning of their names. */
const LOADED_FIRST = /^assets\/(libraries|rolldown-runtime|shell)-/;

/** The chunks of admins' pages, by the beginning of their names. */
const ADMIN_CHUNKS = globSync('**/*-page.tsx', {
  cwd: path.join(import.meta.dirname, '../../src/features/admin'),
}).map((file) => path.basename(file, '.tsx'));

/** What else signed-in users load, in the same way. */
export const SIGNED_IN_CHUNKS: readonly string[] = [
  'profile-page',
  'orders-page',
  'order-page',
  'account-menu',
  'unfilled-badge',
  'claims-count',
  'claim-outbox',
  'waiting-claims',
];

/** Chunks of signed-in users' and admins' pages. Their devices have these since the first visit. */
const PRECACHED_CHUNKS = new RegExp(
  `^assets/(${[...ADMIN_CHUNKS, ...SIGNED_IN_CHUNKS].join('|')})-`,
);

/**
 * The chunks to request together with a lazy chunk, so that they load with it and not after it.
 * Each is named in the chunk that requests them, so only those that save a visitor a wait are
 * listed.
 */
export function preloadedImports(chunk: string, imports: readonly string[]): string[] {
  if (PRECACHED_CHUNKS.test(chunk)) return [];
  return imports.filter((name) => name !== chunk && !LOADED_FIRST.test(name));
}
