import { endsWithin } from '#platform/timing.ts';

/** How long the other tabs have to let go of the store; one that the system has stopped does not. */
const LETTING_GO_MS = 3000;

/**
 * Opens a database on this device's store once that is free, or in memory where another tab holds on
 * to it.
 * @param steps.freed ends, by whatever it comes to, when nothing holds the store any more.
 * @param steps.allSent resolves when what was written in memory has been sent.
 * @param steps.whenLate is called once it can be opened on the store after all.
 */
export async function openOnceFree(steps: {
  freed: Promise<unknown>;
  open: (isOnStore: boolean) => void;
  allSent: () => Promise<void>;
  whenLate: () => Promise<void>;
}): Promise<void> {
  const { freed, open, allSent, whenLate } = steps;
  const isInTime = await endsWithin(freed, LETTING_GO_MS);
  open(isInTime);
  if (!isInTime) freed.then(allSent, allSent).then(whenLate, () => {});
}
