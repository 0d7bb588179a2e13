import { canStore } from './storage.ts';

/** What to do where this browser stores nothing. */
const NOTHING_KEPT =
  'This browser keeps nothing for this shop. Allow site data, leave private mode or free space on this device.';

/** The sentence that says so and what to do about it, where this browser stores nothing; else null. */
export function nothingKept(): string | null {
  return canStore() ? null : NOTHING_KEPT;
}
