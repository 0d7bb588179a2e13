import type { MyTanks } from './tank-store.ts';

/** Whether the account has no tank, and one that was made before signing in is on this device. */
export function isOnlyOnDevice({ phase, chosen, leftOnDevice }: MyTanks): boolean {
  return phase === 'ready' && chosen === null && leftOnDevice.length > 0;
}
