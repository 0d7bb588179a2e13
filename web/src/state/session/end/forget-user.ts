import { forgetDatabase } from '#platform/data/live/live.ts';
import { sessionHint } from '#platform/session-hint.ts';
import { readStoredText, removeStored, writeStored } from '#platform/storage.ts';
import { clearUserData } from './clear-user-data.ts';
import { TO_FORGET_KEY } from './to-forget-key.ts';

/** This tab empties the device right now. */
let isForgetting = false;

function marked(): string | null {
  return readStoredText(TO_FORGET_KEY);
}

function unmark(uid: string): void {
  if (marked() === uid) removeStored(TO_FORGET_KEY);
}

/**
 * Notes that this device is to be emptied of a user's data. The next page finishes it if this one is
 * closed before it has.
 */
export function markToForget(uid: string): void {
  writeStored(TO_FORGET_KEY, uid);
}

/**
 * The user whose data is still to be deleted from this device: a page was closed before it had, or
 * this one signs them out or has failed. Null if there is none, or this page is deleting it.
 */
export function unforgotten(): string | null {
  return isForgetting ? null : marked();
}

/** Keeps the data of a user who is back before it was deleted. */
export function keepUser(uid: string): void {
  if (!isForgetting) unmark(uid);
}

/**
 * Empties the database, and deletes what else this device stored about a user. Resolves when the
 * database can be used again; its store may be emptied later than that.
 */
export async function forgetUser(uid: string): Promise<void> {
  isForgetting = true;
  let reopened: Promise<void> = Promise.resolve();
  const emptied = new Promise<void>((resolve) => {
    reopened = forgetDatabase(resolve);
  });
  Promise.all([emptied, clearUserData(uid)]).then(
    () => unmark(uid),
    () => {},
  );
  // Where it fails the mark stays, for the next page.
  await reopened.catch(() => {});
  isForgetting = false;
}

/** Finishes what a page that was closed has left, unless somebody has signed in since. */
export async function finishForgetting(): Promise<void> {
  const left = unforgotten();
  if (left !== null && sessionHint() === null) await forgetUser(left);
}
