import { loadFirestore } from '#platform/firebase/load.ts';
import { yieldToMain } from '#platform/timing.ts';
import { answerReconnects } from './reconnect.ts';

type Client = Awaited<ReturnType<typeof loadFirestore>>;

/** Attaches a listener to the database and gives the way to end it. */
export type Attach = (client: Client) => () => void;

type Attachment = {
  attach: Attach;
  onUnavailable: () => void;
  detach: (() => void) | null;
};

const attachments = new Set<Attachment>();
/** The database is being closed and opened anew. */
let reopening: Promise<void> | null = null;

async function connect(attachment: Attachment): Promise<void> {
  try {
    const client = await loadFirestore();
    // Between running Firestore's code and listening with it.
    await yieldToMain();
    answerReconnects();
    watchReturns();
    await reopening;
    if (attachments.has(attachment)) attachment.detach ??= attachment.attach(client);
  } catch {
    attachment.onUnavailable();
  }
}

/**
 * Keeps a listener from now until the returned function is called. It survives sign-out, when the
 * database is emptied and opened anew.
 */
export function listen(attach: Attach, onUnavailable: () => void): () => void {
  const attachment: Attachment = { attach, onUnavailable, detach: null };
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
 * A page out of the back/forward cache has a database that was shut down when the page was left: it
 * is opened anew.
 */
function watchReturns(): void {
  if (isWatchingReturns) return;
  isWatchingReturns = true;
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void reopen((client) => client.openAnew());
  });
}
