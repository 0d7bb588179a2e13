import { useEffect, useState } from 'react';

/** How long typing must pause before its text is searched for. */
const REST_MS = 250;

/**
 * A typed text once typing pauses; the text before that until then. An emptied text counts at once.
 */
export function useSettledText(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : settled;
}
