let letters = '';
let catching: AbortController | null = null;

/**
 * Catches typing from now on, until `takeLetters`: those who press Ctrl-K and type at once are faster
 * than the search box. Typing in a field is left alone.
 */
export function catchLetters(): void {
  letters = '';
  catching?.abort();
  catching = new AbortController();
  const keep = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (target instanceof HTMLInputElement || ctrlKey || metaKey || altKey) return;
    if (key.length === 1) letters += key;
  };
  document.addEventListener('keydown', keep, { signal: catching.signal });
}

/** What was typed before the box had opened, returned once. */
export function takeLetters(): string {
  catching?.abort();
  const taken = letters;
  letters = '';
  return taken;
}
