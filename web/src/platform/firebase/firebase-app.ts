import { initializeApp, type FirebaseApp } from 'firebase/app';
import {
  EMULATED,
  emulatorPorts,
  PAGE_PORTS,
  productionBackend,
  type Backend,
  type EmulatorPorts,
} from '../backend.ts';

/** Where the emulators listen; never `localhost`, which can mean the IPv6 loopback. */
export const EMULATOR_HOST = '127.0.0.1';

/** True in builds for the local stack. A constant, so that other builds drop what it guards. */
export const isEmulated: boolean = import.meta.env.VITE_REEF_BACKEND === 'emulators';

/** The backend of this build. */
export const backend: Backend = isEmulated ? EMULATED : productionBackend(import.meta.env);

/** The emulators' ports beside the page this runs in. */
export function localPorts(): EmulatorPorts {
  const pagePort = import.meta.env.DEV ? PAGE_PORTS.devServer : PAGE_PORTS.hosting;
  return emulatorPorts(window.location.port, pagePort);
}

/** The one Firebase app of this page. */
export const app: FirebaseApp = initializeApp(backend.options);
