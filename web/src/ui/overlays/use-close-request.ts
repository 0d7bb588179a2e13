import { useEffect, useEffectEvent, useState } from 'react';

/** Receives the browser's close requests. TypeScript's library does not have it yet. */
type CloseWatcher = EventTarget & { destroy: () => void };

declare global {
  // Only `var` names a property of `globalThis`.
  var CloseWatcher: (new () => CloseWatcher) | undefined;
}

/**
 * While a dialog is open, the browser's close request dismisses it: in Chrome on Android, Back does
 * that instead of leaving the page. It does not receive Escape, because Headless UI handles that.
 */
export function useCloseRequest(isOpen: boolean, onDismiss: () => void): void {
  // A watcher receives one request. A dialog that stays, after a question, needs another for the
  // next.
  const [heard, setHeard] = useState(0);
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    if (!isOpen || globalThis.CloseWatcher === undefined) return undefined;
    const watcher = new globalThis.CloseWatcher();
    watcher.addEventListener('close', () => {
      // First, so that a question's dialog opens its watcher later and gets the request first.
      setHeard(heard + 1);
      dismiss();
    });
    return () => watcher.destroy();
  }, [isOpen, heard]);
}
