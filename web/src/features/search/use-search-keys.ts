import { useEffect } from 'react';

/** Whether the visitor is typing into a field, where a slash is a slash. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select') !== null)
  );
}

/** `/` and Ctrl-K (⌘K) open the search, from anywhere (NAV-06). Ctrl-K works while typing too. */
export function useSearchKeys(open: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey) return;
      const hasCommand = event.ctrlKey || event.metaKey;
      const isSlash = event.key === '/' && !hasCommand && !isTyping(event.target);
      const isK = event.key.toLowerCase() === 'k' && hasCommand;
      if (!isSlash && !isK) return;
      event.preventDefault();
      // An open dialog has to be answered first.
      if (document.querySelector('[role=dialog]') !== null) return;
      open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);
}
