import { startTransition, useState } from 'react';
import { afterPaint } from '#browser/paint.ts';

/**
 * Lets a press show on screen before its result is rendered, in pieces that can be interrupted.
 * @param change sets the state that opens something.
 */
export function afterPress(change: () => void): void {
  void afterPaint().then(() => startTransition(change));
}

/**
 * For a button whose action closes its dialog. It shows at once that it was pressed and takes no
 * second press; the action, and the page behind, follow after the next paint.
 */
export function useFinalPress(): {
  isPressed: boolean;
  press: (work: () => void) => void;
} {
  const [isPressed, setIsPressed] = useState(false);
  const press = (work: () => void) => {
    if (isPressed) return;
    setIsPressed(true);
    void afterPaint().then(work);
  };
  return { isPressed, press };
}
