import { EMULATOR_HOST, localPorts } from '#platform/firebase/emulators.ts';

/**
 * The page of the local mailbox, on emulators only; null in every other build, which does not even
 * contain this check.
 */
export function localMailbox(): string | null {
  if (import.meta.env.VITE_REEF_BACKEND !== 'emulators') return null;
  return `http://${EMULATOR_HOST}:${localPorts().mailbox}`;
}
