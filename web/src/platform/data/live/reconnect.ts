import { loadFirestore } from '#platform/firebase/load.ts';

/**
 * One tab of a browser talks to the server for all; it may be another than the one with the Retry
 * button.
 */
const CHANNEL = 'reef-reconnect';

/** How a tab talks to the browser's other tabs about the database. */
export function createOtherTabs(load: () => Promise<{ reconnect: () => Promise<boolean> }>) {
  let channel: BroadcastChannel | null = null;
  let openAgain: (() => Promise<void>) | null = null;

  async function reconnectThisTab(): Promise<void> {
    const { reconnect } = await load();
    if (!(await reconnect())) await openAgain?.();
  }

  /**
   * Does what other tabs ask for. Called once, when the first listener starts.
   * @param reopen has this tab's database opened again.
   */
  function answer(reopen: () => Promise<void>): void {
    openAgain = reopen;
    try {
      channel = new BroadcastChannel(CHANNEL);
    } catch {
      return; // Firefox, where storage is refused. The tabs share no database then.
    }
    channel.addEventListener('message', ({ data }) => {
      const asked = data === 'reopen' ? reopen : reconnectThisTab;
      // The waiting listeners report a failed load.
      asked().catch(() => {});
    });
  }

  /** Asks every other tab to reopen its streams, or its database, whose store was emptied here. */
  function ask(what: 'reconnect' | 'reopen'): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none.
    channel?.postMessage(what);
  }

  /**
   * Opens the streams to the server at once, in every tab. After failures Firestore waits up to a
   * minute and a half before it tries again; a person who presses Retry must not. A database that
   * has failed is opened again.
   */
  async function reconnectNow(): Promise<void> {
    ask('reconnect');
    await reconnectThisTab();
  }

  return { answer, ask, reconnectNow };
}

/** The channel of this tab. */
export const otherTabs = createOtherTabs(loadFirestore);

export const { reconnectNow } = otherTabs;
