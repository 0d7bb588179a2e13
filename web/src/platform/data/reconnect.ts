import { loadFirestore } from '#platform/firebase/load.ts';

/** One tab of a browser talks to the server for all of them; the one asked may be another. */
const CHANNEL = 'reef-reconnect';

/** How a tab talks to the browser's others about the database. */
export function createOtherTabs(load: () => Promise<{ reconnect: () => Promise<void> }>) {
  let channel: BroadcastChannel | null = null;

  async function reconnectThisTab(): Promise<void> {
    const { reconnect } = await load();
    await reconnect();
  }

  /** Does what other tabs ask for. Called once, where listening begins. */
  function answer(reopen: () => Promise<void>): void {
    channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', ({ data }) => {
      const asked = data === 'reopen' ? reopen : reconnectThisTab;
      // A failed load is told by the listeners that wait for it.
      asked().catch(() => {});
    });
  }

  /** Asks every other tab to open its streams anew, or its database, whose store was emptied here. */
  function ask(what: 'reconnect' | 'reopen'): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none.
    channel?.postMessage(what);
  }

  /**
   * Opens the streams to the server at once, in every tab. After failures Firestore waits up to a
   * minute and a half before it tries again by itself; a person who presses Retry must not.
   */
  async function reconnectNow(): Promise<void> {
    ask('reconnect');
    await reconnectThisTab();
  }

  return { answer, ask, reconnectNow };
}

/** This tab's. */
export const otherTabs = createOtherTabs(loadFirestore);

export const { reconnectNow } = otherTabs;
