import { initializeApp, type FirebaseApp } from 'firebase/app';
import { EMULATED, productionBackend, type Backend } from '#platform/backend.ts';

/** The backend of this build. */
const backend: Backend =
  import.meta.env.VITE_REEF_BACKEND === 'emulators' ? EMULATED : productionBackend(import.meta.env);

/** The one Firebase app of this page. */
export const app: FirebaseApp = initializeApp(backend.options);
