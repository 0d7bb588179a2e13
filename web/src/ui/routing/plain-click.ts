type Pressed = Record<'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey', boolean> & { button: number };

/** True for a click that follows a link here; with another button or key it opens elsewhere. */
export function isPlainClick(event: Pressed): boolean {
  const hasKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !hasKey;
}
