/**
 * A ref for what takes the place of the pay button. If the focus went with the button, the first
 * line takes it, so that it is read out; when this goes with the focus, the pay button that
 * replaces it takes it.
 */
export function passFocusInDialog(part: HTMLElement | null): () => void {
  const dialog = part?.closest('[role=dialog]');
  if (document.activeElement === document.body) part?.querySelector('p')?.focus();
  return () => {
    if (part?.contains(document.activeElement) !== true) return;
    // Once this is gone, and the button is there.
    setTimeout(() => {
      if (document.activeElement !== document.body) return;
      dialog?.querySelector<HTMLElement>('.panel-submit')?.focus();
    });
  };
}
