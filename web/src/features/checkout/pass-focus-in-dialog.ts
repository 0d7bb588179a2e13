import { focusFirst, passFocus } from '#ui/layout/pass-focus.ts';

/**
 * A ref for what takes the place of the pay button. If the focus went with the button, the first
 * line takes it, so that it is read out; when this goes with the focus, the pay button that
 * replaces it takes it.
 */
export function passFocusInDialog(part: HTMLElement | null): () => void {
  if (document.activeElement === document.body) focusFirst(part, 'p');
  return () => {
    const dialog = part?.closest('[role=dialog]');
    passFocus(part, () => focusFirst(dialog, '.panel-submit'));
  };
}
