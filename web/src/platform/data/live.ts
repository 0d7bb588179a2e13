import { keepLoading } from '#platform/device/online.ts';
import { loadFirestore } from '#platform/firebase/load.ts';
import { yieldToMain } from '#platform/timing.ts';
import { otherTabs } from './reconnect.ts';

type Client = Awaited<ReturnType<typeof loadFirestore>>;

/** Attaches a listener to the database and gives the way to end it. */
export type Attach<C = Client> = (client: C) => () => void;

type Attachment<C> = {
  attach: Attach<C>;
  onUnavailable: () => void;
  detach: (() => void) | null;
};

/** The listeners of one tab to the database that `load` gives. */
export function createLive<C extends Pick<Client, 'openAnew'>>(
  load: () => Promise<C>,
  tabs: Pick<typeof otherTabs, 'answer' | 'ask'>,
) {
  const attachments = new Set<Attachment<C>>();
  /** The database is being closed and opened anew. */
  let reopening: Promise<void> | null = null;
  let isWatching = false;

  async function connect(attachment: Attachment<C>): Promise<void> {
    try {
      const client = await keepLoading(load, attachment.onUnavailable);
      // Between running Firestore's code and listening with it.
      await yieldToMain();
      watch();
      await reopening;
      if (attachments.has(attachment)) attachment.detach ??= attachment.attach(client);
    } catch {
      attachment.onUnavailable();
    }
  }

  /**
   * Keeps a listener from now until the returned function is called. It survives sign-out, when the
   * database is emptied and opened anew.
   * @param onUnavailable is told where the database's code does not come; it is asked for until it does.
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

  /** Detaches every listener, has the database opened anew, emptied or as it is, and attaches them again. */
  async function reopen(isEmptied = false): Promise<void> {
    const before = reopening;
    const work = async () => {
      await before;
      const client = await load();
      for (const attachment of attachments) {
        attachment.detach?.();
        attachment.detach = null;
      }
      await client.openAnew(isEmptied, reopen);
    };
    const present = work().finally(() => {
      if (reopening === present) reopening = null;
    });
    reopening = present;
    await present;
    await Promise.all([...attachments].map(connect));
  }

  /** Empties this device's copy of the database, and attaches every listener again, in every tab. */
  async function forgetDatabase(): Promise<void> {
    await reopen(true);
    // Firestore closed their databases without a word as it emptied the store they share.
    tabs.ask('reopen');
  }

  /**
   * Opens the database anew where it was shut down: in a page out of the back/forward cache, when it
   * was left; in the other tabs, when one of them emptied it.
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

/** This tab's. */
export const { listen, forgetDatabase } = createLive(loadFirestore, otherTabs);
