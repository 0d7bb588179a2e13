import { useEffect, useEffectEvent, useState } from 'react';

/** Hears close requests of the browser. TypeScript's library does not have it yet. */
type CloseWatcher = EventTarget & { destroy: () => void };

declare global {
  // oxlint-disable-next-line no-var -- only `var` names a property of `globalThis`.
  var CloseWatcher: (new () => CloseWatcher) | undefined;
}

/**
 * While a dialog is open, the browser's close request dismisses it: in Chrome on Android, Back does that
 * in place of leaving the page. Of Escape it hears nothing, because Headless UI takes that.
 */
export function useCloseRequest(isOpen: boolean, onDismiss: () => void): void {
  // A watcher hears one request. A dialog that stays, after a question, needs another for the next.
  const [heard, setHeard] = useState(0);
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    if (!isOpen || globalThis.CloseWatcher === undefined) return undefined;
    const watcher = new globalThis.CloseWatcher();
    watcher.addEventListener('close', () => {
      // First, so that the dialog of a question opens above this one and is heard first.
      setHeard(heard + 1);
      dismiss();
    });
    return () => watcher.destroy();
  }, [isOpen, heard]);
}
