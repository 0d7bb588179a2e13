/*
 * Two chunks carry every first page: the libraries, which outlive deploys in the cache, and the
 * shell with what home, shop and product page share. Left alone, the bundler makes a chunk of
 * every few shared lines, and a first visit makes thirty requests for them.
 */

const LIBRARIES =
  /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler|cookie|set-cookie-parser|zod)[\\/]/;

const SHELL_UI = [
  'backdrop-video',
  'badge',
  'breadcrumbs',
  'button',
  'class-names',
  'confirm',
  'empty-state',
  'error-state',
  'field',
  'hydrated',
  'icon-button',
  'icons',
  'logo',
  'native-select',
  'number-field',
  'overlays',
  'page-meta',
  'picture-travel',
  'price',
  'product-card',
  'product-image',
  'product-image-sources',
  'reef-scene',
  'roving',
  'segmented-toggle',
  'shop-icons',
  'skeleton',
  'spinner',
  'tab-bar',
  'text-field',
  'toast',
  'toast-region',
];

const SHELL_DOMAIN = ['account', 'cart', 'category', 'messages', 'money', 'product', 'shop-view'];

const SHELL_PLATFORM = [
  'cart-hold',
  'cart-messages',
  'cart-store',
  'catalogue',
  'clock',
  'database',
  'documents',
  'films',
  'idle',
  'install',
  'live',
  'live-document',
  'live-query',
  'online',
  'preferences',
  'query-spec',
  'report',
  'return-path',
  'service-worker',
  'session',
  'session-hint',
  'session-store',
  'site',
  'storage',
  'store',
  'firebase/load',
];

/** What every client of Firebase begins with; left alone it is three requests. */
const FIREBASE_APP = ['backend', 'firebase/emulators', 'firebase/firebase-app'];

function files(folder: string, names: readonly string[]): RegExp {
  return new RegExp(`[\\\\/]${folder}[\\\\/](${names.join('|')})\\.tsx?$`);
}

const SHELL = [
  files('web[\\\\/]src[\\\\/]ui', SHELL_UI),
  files('web[\\\\/]src[\\\\/]platform', SHELL_PLATFORM),
  files('domain[\\\\/]src', SHELL_DOMAIN),
];

/** The chunk groups of the build. */
export const chunkGroups = [
  { name: 'libraries', test: LIBRARIES, priority: 30 },
  { name: 'shell', test: (id: string) => SHELL.some((part) => part.test(id)), priority: 20 },
  { name: 'firebase-app', test: files('web[\\\\/]src[\\\\/]platform', FIREBASE_APP), priority: 20 },
];
