import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * What the address's `search` means for a box that has written the words `sent` there: its own
 * echo, which changes nothing, or news from elsewhere (going back, a cleared search). An echo
 * outdates everything before it.
 */
export function echoOf(
  sent: readonly string[],
  search: string,
): { isEcho: boolean; sent: readonly string[] } {
  const at = sent.indexOf(search);
  return at < 0 ? { isEcho: false, sent: [] } : { isEcho: true, sent: sent.slice(at + 1) };
}

/** Returns, once, what was typed into a prerendered box before the page was hydrated. */
function useTypedEarly(box: RefObject<HTMLElement | null>, take: (words: string) => void): void {
  const isTaken = useRef(false);
  useLayoutEffect(() => {
    if (isTaken.current) return;
    isTaken.current = true;
    const words = box.current?.querySelector('input')?.value ?? '';
    if (words !== '') take(words);
  });
}

/**
 * The text of a search box whose search is stored in the address. The router may update the address
 * late; a box that showed only the address would lose letters typed before that.
 * @param box the element that holds the field.
 */
export function useSearchDraft(
  box: RefObject<HTMLElement | null>,
  search: string,
  send: (search: string) => void,
): [string, (words: string) => void] {
  const [words, setWords] = useState(search);
  const sent = useRef<readonly string[]>([]);
  // In an effect and not while rendering: the router's renders may be discarded and repeated, and
  // an echo must be counted once.
  const seen = useRef(search);
  useEffect(() => {
    if (seen.current === search) return;
    seen.current = search;
    const heard = echoOf(sent.current, search);
    sent.current = heard.sent;
    if (!heard.isEcho) setWords(search);
  }, [search]);
  const type = (typed: string) => {
    sent.current = [...sent.current, typed];
    setWords(typed);
    send(typed);
  };
  useTypedEarly(box, (typed) => {
    if (typed !== words) type(typed);
  });
  return [words, type];
}
