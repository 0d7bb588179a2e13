import { now } from '#platform/clock.ts';
import { readStoredIf, removeStored, writeStored } from '#platform/storage.ts';
import { sleep } from '#platform/timing.ts';

/** The key of the moment at which a change of the PIN in some tab of this browser is given up. */
export const PIN_CHANGE_KEY = 'reef-pin-change';

/**
 * Longer than a call waits for its answer (70 s). A tab that was closed during the change does not
 * withdraw what it announced.
 */
const LIMIT_MS = 90_000;

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}

/**
 * Runs a change of the PIN, which the other tabs of this browser know of meanwhile: the server ends
 * their session before this tab can give them the new one.
 */
export async function announcePinChange<T>(change: () => Promise<T>): Promise<T> {
  writeStored(PIN_CHANGE_KEY, now().getTime() + LIMIT_MS);
  try {
    return await change();
  } finally {
    removeStored(PIN_CHANGE_KEY);
  }
}

/** How many milliseconds a change of the PIN in some tab may still take; 0 if there is none. */
export function pinChangeLeft(): number {
  const left = (readStoredIf(PIN_CHANGE_KEY, isNumber) ?? 0) - now().getTime();
  // A clock that was put back must not keep an ended session for hours.
  return left > LIMIT_MS ? 0 : Math.max(left, 0);
}

/**
 * Pauses for `ms` milliseconds, and again while a change of the PIN is under way and once after it:
 * the new session takes a moment to arrive in this tab.
 */
export async function pauseBeyondPinChange(ms: number): Promise<void> {
  let isChanging: boolean;
  do {
    isChanging = pinChangeLeft() > 0;
    // Each look follows a pause.
    await sleep(ms);
  } while (isChanging);
}
