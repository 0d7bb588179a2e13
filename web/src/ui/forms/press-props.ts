import type { MouseEventHandler } from 'react';

/** Cancels a press. */
export function refuse(event: { preventDefault: () => void }): void {
  event.preventDefault();
}

/**
 * How a button, or a field for files, answers a press. While it takes none it cancels the press
 * itself, also the one by which Enter in a field submits the form: a disabled one would lose the
 * focus.
 */
export function pressProps<T extends HTMLElement = HTMLButtonElement>(
  isOff?: boolean,
  onClick?: MouseEventHandler<T>,
) {
  return isOff ? ({ 'aria-disabled': true, onClick: refuse } as const) : { onClick };
}
