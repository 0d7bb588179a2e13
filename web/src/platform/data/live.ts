import { loadFirestore } from '#platform/firebase/load.ts';
import { answerReconnects } from './reconnect.ts';

type Client = Awaited<ReturnType<typeof loadFirestore>>;

/** Attaches a listener to the database and gives the way to end it. */
export type Attach = (client: Client) => () => void;

type Attachment = {
  collection: string;
  attach: Attach;
  onUnavailable: () => void;
  detach: (() => void) | null;
};

const attachments = new Set<Attachment>();
/** The database is being closed and opened anew. */
let reopening: Promise<void> | null = null;

const held = new Map<string, Promise<void>>();

/**
 * Has new listeners of a collection wait until `taken` has settled, a bundle of its documents on
 * its way into the database. Firestore tells its listeners of a bundle after it has stored it: what
 * the server said in between would be overtaken on screen by the bundle's older word, for good.
 */
export function holdListeners(collection: string, taken: Promise<void>): void {
  const settled = taken.catch(() => {}).finally(() => held.delete(collection));
  held.set(collection, settled);
}

/** True where something listens to the collection already. */
export function isListenedTo(collection: string): boolean {
  return [...attachments].some((one) => one.collection === collection && one.detach !== null);
}

async function connect(attachment: Attachment): Promise<void> {
  try {
    const client = await loadFirestore();
    answerReconnects();
    watchReturns();
    await reopening;
    await held.get(attachment.collection);
    if (attachments.has(attachment)) attachment.detach ??= attachment.attach(client);
  } catch {
    attachment.onUnavailable();
  }
}

/**
 * Keeps a listener on documents of a collection from now until the returned function is called. It
 * survives sign-out, when the database is emptied and opened anew.
 */
export function listen(collection: string, attach: Attach, onUnavailable: () => void): () => void {
  const attachment: Attachment = { collection, attach, onUnavailable, detach: null };
  attachments.add(attachment);
  void connect(attachment);
  return () => {
    attachments.delete(attachment);
    attachment.detach?.();
  };
}

/** Detaches every listener, has the database opened anew, and attaches them again. */
async function reopen(open: (client: Client) => Promise<void>): Promise<void> {
  const before = reopening;
  const work = async () => {
    await before;
    const client = await loadFirestore();
    for (const attachment of attachments) {
      attachment.detach?.();
      attachment.detach = null;
    }
    await open(client);
  };
  const present = work().finally(() => {
    if (reopening === present) reopening = null;
  });
  reopening = present;
  await present;
  await Promise.all([...attachments].map(connect));
}

/** Empties this device's copy of the database, and attaches every listener again. */
export function forgetDatabase(): Promise<void> {
  return reopen((client) => client.forgetEverything());
}

let isWatchingReturns = false;

/**
 * A page out of the back/forward cache has a database that was shut down when the page was left. A
 * bundle that was on its way into it then will never arrive: such a page begins again.
 */
function watchReturns(): void {
  if (isWatchingReturns) return;
  isWatchingReturns = true;
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    if (held.size > 0) window.location.reload();
    else void reopen((client) => client.openAnew());
  });
}
