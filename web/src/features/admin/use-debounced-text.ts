import { useEffect, useState } from 'react';
import { useUnpressed } from '#platform/device/pressed.ts';

/** How long typing must pause before its text is searched for. */
const DEBOUNCE_MS = 250;

/**
 * A typed text once typing pauses; the text before that until then, and while a pointer is down: a
 * list that is searched anew takes the pressed row away. An emptied text counts at once.
 */
export function useDebouncedText(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const released = useUnpressed(debounced);
  return text === '' ? '' : released;
}
