import { emulatorPorts, PAGE_PORTS, type EmulatorPorts } from '#platform/backend.ts';

/*
 * Only ever used behind `import.meta.env.VITE_REEF_BACKEND === 'emulators'`, written out in each
 * place: a constant in every build, so that other builds drop the branch and with it this file.
 */

/** The emulators' host; never `localhost`, which can mean the IPv6 loopback. */
export const EMULATOR_HOST = '127.0.0.1';

/** The emulators' ports, derived from this page's own. */
export function localPorts(): EmulatorPorts {
  const pagePort = import.meta.env.DEV ? PAGE_PORTS.devServer : PAGE_PORTS.hosting;
  return emulatorPorts(window.location.port, pagePort);
}
