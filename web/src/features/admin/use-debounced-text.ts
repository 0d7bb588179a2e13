import { useEffect, useState } from 'react';

/** How long typing must pause before its text is searched for. */
const DEBOUNCE_MS = 250;

/**
 * A typed text once typing pauses; the text before that until then. An emptied text counts at once.
 */
export function useDebouncedText(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : debounced;
}
