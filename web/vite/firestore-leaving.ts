import type { Plugin } from 'vite';

/** The module of Firestore's that knows how to leave a page. */
const MODULE = /@firebase\/firestore\/dist\/common-[^/]+\.esm\.js$/;

/** How Firestore knows the Safari in which it begins no clean-up as a page is left: 14 to 16. */
const FEW_SAFARIS = String.raw`/(?:Version|Mobile)\/1[456]/`;

const EVERY_SAFARI = String.raw`/(?:Version|Mobile)\//`;

/**
 * Firestore's code, with the clean-up left out in every Safari (decision 25).
 * @throws where the code does not ask for Safari's version exactly once, as after an update.
 */
export function leaveWithoutCleanUp(code: string): string {
  const parts = code.split(FEW_SAFARIS);
  if (parts.length !== 2) {
    throw new Error(
      `Firestore asks for Safari's version in ${parts.length - 1} places: see decision 25`,
    );
  }
  return parts.join(EVERY_SAFARI);
}

/** Has Firestore leave a page in every Safari as it does in Safari 14 to 16 (decision 25). */
export function firestoreLeaving(): Plugin {
  return {
    name: 'reef-firestore-leaving',
    transform: { filter: { id: MODULE }, handler: (code) => leaveWithoutCleanUp(code) },
  };
}
