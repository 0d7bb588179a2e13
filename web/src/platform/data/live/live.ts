import { keepLoading } from '#platform/device/online.ts';
import { loadFirestore } from '#platform/firebase/load.ts';
import { yieldToMain } from '#platform/timing.ts';
import { otherTabs } from './reconnect.ts';

type Client = Awaited<ReturnType<typeof loadFirestore>>;

/** Attaches a listener to the database. @returns a function that ends it. */
export type Attach<C = Client> = (client: C) => () => void;

type Attachment<C> = {
  attach: Attach<C>;
  onUnavailable: () => void;
  detach: (() => void) | null;
};

/** The listeners of one tab on the database that `load` returns. */
export function createLive<C extends Pick<Client, 'reopen'>>(
  load: () => Promise<C>,
  tabs: Pick<typeof otherTabs, 'answer' | 'ask'>,
) {
  const attachments = new Set<Attachment<C>>();
  /** The database is being closed and opened again. */
  let reopening: Promise<void> | null = null;
  let isWatching = false;

  async function connect(attachment: Attachment<C>): Promise<void> {
    try {
      const client = await keepLoading(load, attachment.onUnavailable);
      // Between evaluating Firestore's code and listening with it.
      await yieldToMain();
      watch();
      await reopening;
      if (attachments.has(attachment)) attachment.detach ??= attachment.attach(client);
    } catch {
      attachment.onUnavailable();
    }
  }

  /**
   * Keeps a listener attached until the returned function is called. It survives a sign-out, which
   * empties the database and opens it again.
   * @param onUnavailable is called if the database's code does not load; loading is tried until it
   * does.
   */
  function listen(attach: Attach<C>, onUnavailable: () => void): () => void {
    const attachment: Attachment<C> = { attach, onUnavailable, detach: null };
    attachments.add(attachment);
    void connect(attachment);
    return () => {
      attachments.delete(attachment);
      attachment.detach?.();
    };
  }

  /**
   * Detaches every listener, has the database opened again, emptied or as it is, and attaches them
   * again.
   * @param onEmptied as in `reopen`.
   */
  async function reopen(onEmptied: (() => void) | null = null): Promise<void> {
    const before = reopening;
    const work = async () => {
      await before;
      const client = await load();
      for (const attachment of attachments) {
        attachment.detach?.();
        attachment.detach = null;
      }
      await client.reopen(onEmptied, reopen);
    };
    const present = work().finally(() => {
      if (reopening === present) reopening = null;
    });
    reopening = present;
    await present;
    await Promise.all([...attachments].map(connect));
  }

  /**
   * Empties this device's copy of the database, and attaches every listener again, in every tab.
   * @param onEmptied is called once it is empty; where another tab holds it, that is later.
   */
  async function forgetDatabase(onEmptied: () => void): Promise<void> {
    await reopen(onEmptied);
    // Firestore silently closed their databases when it emptied the store they share.
    tabs.ask('reopen');
  }

  /**
   * Opens the database again after it was shut down: in a page from the back/forward cache, when
   * the page was left; in other tabs, when one of them emptied it.
   */
  function watch(): void {
    if (isWatching) return;
    isWatching = true;
    tabs.answer(reopen);
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) void reopen();
    });
  }

  return { listen, forgetDatabase };
}

/** The listeners of this tab. */
export const { listen, forgetDatabase } = createLive(loadFirestore, otherTabs);
