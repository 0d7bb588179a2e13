import { fromEnvironment } from '#support/local-services.ts';
import { createTcpProxy } from '#support/deployed/tcp-proxy.ts';
import { shiftedHosting } from './shifted-hosting.ts';

/**
 * The offset from the stack's own ports to the disconnectable ones, different for engines that run
 * at the same time. The page derives its backend's ports from its own
 * (web/src/platform/backend.ts), so all are shifted alike.
 */
const SHIFTS = { Firefox: 40, WebKit: 70 } as const;

/** Hosting's port at offset 0. */
const HOSTING = 5000;

/** Functions, Firestore, Auth and Storage at offset 0. */
const BACKEND = [5001, 8081, 9099, 9199];

/** The running shop behind a proxy that can be disconnected: then no request gets through. */
export type DisconnectableShop = {
  origin: string;
  disconnect: () => void;
  reconnect: () => void;
  close: () => void;
};

/**
 * Opens a second way to the running shop. A disconnected page there finds no server, but its
 * browser still believes that there is a network: the harder of the two ways to be offline.
 */
export async function disconnectableShop(engine: keyof typeof SHIFTS): Promise<DisconnectableShop> {
  const shift = SHIFTS[engine];
  const { port } = new URL(fromEnvironment('REEF_APP_ORIGIN'));
  const offset = Number(port) - HOSTING;
  const hosting = await shiftedHosting(`127.0.0.1:${port}`, shift);
  const ways = await Promise.all([
    createTcpProxy(hosting.host, { port: Number(port) + shift }),
    ...BACKEND.map((base) =>
      createTcpProxy(`127.0.0.1:${base + offset}`, { port: base + offset + shift }),
    ),
  ]);
  return {
    origin: `http://127.0.0.1:${Number(port) + shift}`,
    disconnect: () => ways.forEach((way) => way.disconnect()),
    reconnect: () => ways.forEach((way) => way.reconnect()),
    close: () => {
      ways.forEach((way) => way.close());
      hosting.close();
    },
  };
}
