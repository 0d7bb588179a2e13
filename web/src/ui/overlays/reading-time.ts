/** How long somebody who reads slowly takes for a word. */
const WORD_MS = 400;

/** How long a message stays: a time for each of its words, and `leastMs` at least. */
export function readingMs(words: string, leastMs: number): number {
  return Math.max(leastMs, words.split(' ').length * WORD_MS);
}

/** How often the time that passes is counted. */
const STEP_MS = 1000;

/**
 * Calls back after a time, of which nothing passes while the page is hidden. @returns a function
 * that ends the wait.
 */
export function afterSeen(ms: number, then: () => void): () => void {
  let leftMs = ms;
  const timer = setInterval(() => {
    if (!document.hidden) leftMs -= STEP_MS;
    if (leftMs <= 0) then();
  }, STEP_MS);
  return () => clearInterval(timer);
}
