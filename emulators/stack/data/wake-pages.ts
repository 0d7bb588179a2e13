/** What the first visitor's browser asks of functions before anything else. */
const ASKED_FIRST = ['/catalogue.json', '/shop', '/product/none'];

/** How long the start waits for an answer. */
const PATIENCE_MS = 15_000;

/**
 * Asks for what functions draw, once: an emulated function takes a second or two to start, which
 * the shop's first visitor would see as empty cards. What they answer is theirs to tell.
 */
export async function wakePages(app: string): Promise<void> {
  const asked = ASKED_FIRST.map(async (path) => {
    const answer = await fetch(app + path, { signal: AbortSignal.timeout(PATIENCE_MS) });
    await answer.text();
  });
  await Promise.allSettled(asked);
}
