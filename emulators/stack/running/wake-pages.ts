/** What the first visitor's browser requests from functions first. */
const ASKED_FIRST = ['/catalogue.json', '/shop', '/product/none'];

/** How long to wait for each answer. */
const TIMEOUT_MS = 15_000;

/**
 * Requests each of these once, whatever it answers. An emulated function takes a second or two to
 * start, and the first visitor would see empty cards meanwhile.
 */
export async function wakePages(app: string): Promise<void> {
  const asked = ASKED_FIRST.map(async (path) => {
    const answer = await fetch(app + path, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    await answer.text();
  });
  await Promise.allSettled(asked);
}
