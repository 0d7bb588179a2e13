import * as z from 'zod/mini';

/** The shop's backend, as far as a browser needs to know it. */
export type Backend = {
  options: {
    projectId: string;
    apiKey: string;
    authDomain?: string;
    storageBucket: string;
    appId?: string;
  };
};

/** Ports of the local emulators. */
export type EmulatorPorts = {
  firestore: number;
  auth: number;
  functions: number;
  storage: number;
  /** The page of the local mailbox. */
  mailbox: number;
};

/** The port a page is served from without an offset: hosting, and Vite's dev server. */
export const PAGE_PORTS = { hosting: 5000, devServer: 5173 } as const;

/** The local stack (a `demo-` project never leaves the machine). */
export const EMULATED: Backend = {
  options: { projectId: 'demo-reef', apiKey: 'demo', storageBucket: 'demo-reef.appspot.com' },
};

const Environment = z.object({
  VITE_FIREBASE_PROJECT_ID: z.string().check(z.minLength(1)),
  VITE_FIREBASE_API_KEY: z.string().check(z.minLength(1)),
  VITE_FIREBASE_AUTH_DOMAIN: z.string().check(z.minLength(1)),
  VITE_FIREBASE_STORAGE_BUCKET: z.string().check(z.minLength(1)),
  VITE_FIREBASE_APP_ID: z.string().check(z.minLength(1)),
});

/**
 * The emulators' ports: REEF_PORT_OFFSET shifts every port alike, so the page's own port shows the
 * offset. A port below `pagePort` (or none) counts as no offset.
 */
export function emulatorPorts(port: string, pagePort: number): EmulatorPorts {
  const shift = Math.max(0, (Number.parseInt(port, 10) || pagePort) - pagePort);
  return {
    firestore: 8081 + shift,
    auth: 9099 + shift,
    functions: 5001 + shift,
    storage: 9199 + shift,
    mailbox: 8025 + shift,
  };
}

/**
 * The deployed backend, from the build's `VITE_FIREBASE_*` variables (`.env.production.example`).
 * @throws if one is missing: a build without a backend is an operator's mistake.
 */
export function productionBackend(environment: unknown): Backend {
  const env = z.parse(Environment, environment);
  return {
    options: {
      projectId: env.VITE_FIREBASE_PROJECT_ID,
      apiKey: env.VITE_FIREBASE_API_KEY,
      authDomain: env.VITE_FIREBASE_AUTH_DOMAIN,
      storageBucket: env.VITE_FIREBASE_STORAGE_BUCKET,
      appId: env.VITE_FIREBASE_APP_ID,
    },
  };
}
