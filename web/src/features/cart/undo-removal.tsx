import { useEffect, useId, useRef, type ReactNode } from 'react';

/**
 * What was removed from the cart, and Undo. It takes the focus, which was on the removed line. It
 * is part of the sheet, because keys and screen readers cannot reach a message outside it while it
 * is open.
 */
export function UndoRemoval({ words, onUndo }: { words: string; onUndo: () => void }): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const wordsId = useId();
  useEffect(() => button.current?.focus(), []);
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 text-mist">
      <span id={wordsId}>{words}</span>
      <button
        ref={button}
        type="button"
        aria-describedby={wordsId}
        className="text-link min-h-11 min-w-11 font-semibold"
        onClick={onUndo}
      >
        Undo
      </button>
    </p>
  );
}
