import { endsWithin } from '#platform/timing.ts';

/** How long the other tabs have to release the store; one that the system has stopped does not. */
const RELEASE_TIMEOUT_MS = 3000;

/**
 * Opens a database over this device's store once that is unlocked, or in memory if another tab
 * holds it.
 * @param steps.unlocked settles when nothing holds the store any more.
 * @param steps.allSent resolves when what was written in memory has been sent.
 * @param steps.onLateUnlock is called once it can be opened over the store after all.
 */
export async function openWhenUnlocked(steps: {
  unlocked: Promise<unknown>;
  open: (isOnStore: boolean) => void;
  allSent: () => Promise<void>;
  onLateUnlock: () => Promise<void>;
}): Promise<void> {
  const { unlocked, open, allSent, onLateUnlock } = steps;
  const isInTime = await endsWithin(unlocked, RELEASE_TIMEOUT_MS);
  open(isInTime);
  if (!isInTime) unlocked.then(allSent, allSent).then(onLateUnlock, () => {});
}
