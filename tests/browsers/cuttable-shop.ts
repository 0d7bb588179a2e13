import { fromEnvironment } from '#support/local-services.ts';
import { severable } from '#support/deployed/severable.ts';
import { shiftedHosting } from './shifted-hosting.ts';

/**
 * How far from the stack's own ports the cuttable ones are, apart for engines that run side by side.
 * The page finds its backend by its own port (web/src/platform/backend.ts), so all are moved alike.
 */
const SHIFTS = { Firefox: 40, WebKit: 70 } as const;

/** Hosting's port, as it is without an offset. */
const HOSTING = 5000;

/** Functions, Firestore, Auth and Storage likewise. */
const BACKEND = [5001, 8081, 9099, 9199];

/** The running shop by a way that can be cut: no request of any kind gets through. */
export type CuttableShop = {
  origin: string;
  cut: () => void;
  mend: () => void;
  close: () => void;
};

/**
 * Opens a second way to the running shop. A page there that is cut off finds no server, but its
 * browser still believes that there is a network: the harder of the two ways to be offline.
 */
export async function cuttableShop(engine: keyof typeof SHIFTS): Promise<CuttableShop> {
  const shift = SHIFTS[engine];
  const { port } = new URL(fromEnvironment('REEF_APP_ORIGIN'));
  const offset = Number(port) - HOSTING;
  const hosting = await shiftedHosting(`127.0.0.1:${port}`, shift);
  const ways = await Promise.all([
    severable(hosting.host, Number(port) + shift),
    ...BACKEND.map((base) => severable(`127.0.0.1:${base + offset}`, base + offset + shift)),
  ]);
  return {
    origin: `http://127.0.0.1:${Number(port) + shift}`,
    cut: () => ways.forEach((way) => way.cut()),
    mend: () => ways.forEach((way) => way.mend()),
    close: () => {
      ways.forEach((way) => way.close());
      hosting.close();
    },
  };
}
