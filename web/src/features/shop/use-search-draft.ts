import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** The words in a search box: `seen` is the address's last value, `sent` what has not come back. */
type Draft = { words: string; seen: string; sent: readonly string[] };

/** What becomes of the box when the address says `search`: its own echo changes no words. */
export function heardBack(draft: Draft, search: string): Draft {
  const at = draft.sent.indexOf(search);
  if (at < 0) return { words: search, seen: search, sent: [] };
  return { ...draft, seen: search, sent: draft.sent.slice(at + 1) };
}

/** Hands over, once, what was typed into a prerendered box before the page came to life. */
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
 * The words of a search box whose search lives in the address. The router may take its time with
 * the address; a box that showed only what came back from there would lose letters typed meanwhile.
 * @param box the element that holds the field.
 */
export function useSearchDraft(
  box: RefObject<HTMLElement | null>,
  search: string,
  send: (search: string) => void,
): [string, (words: string) => void] {
  const [draft, setDraft] = useState<Draft>({ words: search, seen: search, sent: [] });
  if (draft.seen !== search) setDraft(heardBack(draft, search));
  const type = (words: string) => {
    setDraft((present) => ({ ...present, words, sent: [...present.sent, words] }));
    send(words);
  };
  useTypedEarly(box, (words) => {
    if (words !== draft.words) type(words);
  });
  return [draft.words, type];
}
