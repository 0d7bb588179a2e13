import { initializeApp, type FirebaseApp } from 'firebase/app';
import { opensDatabases } from '#platform/data/opens-databases.ts';
import { EMULATED, productionBackend, type Backend } from '#platform/backend.ts';

/** The backend of this build. */
const backend: Backend =
  import.meta.env.VITE_REEF_BACKEND === 'emulators' ? EMULATED : productionBackend(import.meta.env);

/** The one Firebase app of this page. */
export const app: FirebaseApp = initializeApp(backend.options);

/**
 * Resolves before any part of the app begins: each would wait without end for databases that do not
 * answer. Such a browser counts as one without databases from then on.
 */
export const settled: Promise<unknown> = opensDatabases().then(
  (opens) => opens === null && Object.defineProperty(globalThis, 'indexedDB', { value: undefined }),
);
