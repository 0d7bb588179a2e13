/** How long somebody who reads slowly takes for a word. */
const WORD_MS = 400;

/** How long a message stays: a time for each of its words, and `leastMs` at least. */
export function readingMs(words: string, leastMs: number): number {
  return Math.max(leastMs, words.split(' ').length * WORD_MS);
}

/**
 * Calls back after a time during which the page is visible: once it is shown again, the time begins
 * anew. @returns a function that ends the wait.
 */
export function afterSeen(ms: number, then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = () => {
    clearTimeout(timer);
    if (!document.hidden) timer = setTimeout(then, ms);
  };
  begin();
  document.addEventListener('visibilitychange', begin);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', begin);
  };
}
