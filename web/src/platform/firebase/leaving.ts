/**
 * Keeps from Firestore that a page which is being left is hidden too. It would begin a transaction,
 * and WebKit keeps a page for the way back with the transactions it has: none of the next pages then
 * reads or writes what this device keeps (decision 25). To be called before Firestore is opened.
 */
export function leaveQuietly(): void {
  let isLeft = false;
  const options = { capture: true };
  window.addEventListener(
    'pagehide',
    () => {
      isLeft = true;
    },
    options,
  );
  window.addEventListener(
    'pageshow',
    () => {
      isLeft = false;
    },
    options,
  );
  window.addEventListener(
    'visibilitychange',
    (event) => {
      if (isLeft && document.visibilityState === 'hidden') event.stopImmediatePropagation();
    },
    options,
  );
}
