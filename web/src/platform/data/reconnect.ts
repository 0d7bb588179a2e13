import { loadFirestore } from '#platform/firebase/load.ts';

/** One tab of a browser talks to the server for all of them; the one asked may be another. */
const CHANNEL = 'reef-reconnect';

let channel: BroadcastChannel | null = null;

async function reconnectThisTab(): Promise<void> {
  const { reconnect } = await loadFirestore();
  await reconnect();
}

/** Opens the streams anew when another tab asks for it. Called once, where listening begins. */
export function answerReconnects(): void {
  if (channel !== null || typeof BroadcastChannel === 'undefined') return;
  channel = new BroadcastChannel(CHANNEL);
  // A failed load is told by the listeners that wait for it.
  channel.addEventListener('message', () => void reconnectThisTab().catch(() => {}));
}

/**
 * Opens the streams to the server at once, in every tab. After failures Firestore waits up to a
 * minute and a half before it tries again by itself; a person who presses Retry must not.
 */
export async function reconnectNow(): Promise<void> {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none.
  channel?.postMessage('reconnect');
  await reconnectThisTab();
}
