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
let forgetting: Promise<void> | null = null;

const held = new Map<string, Promise<void>>();

/**
 * Has new listeners of a collection wait until `taken` has settled, a bundle of its documents on
 * its way into the database. Firestore tells its listeners of a bundle after it has stored it: what
 * the server said in between would be overtaken on screen by the bundle's older word, for good.
 */
export function holdListeners(collection: string, taken: Promise<void>): void {
  held.set(
    collection,
    taken.catch(() => {}),
  );
}

/** True where something listens to the collection already. */
export function isListenedTo(collection: string): boolean {
  return [...attachments].some((one) => one.collection === collection && one.detach !== null);
}

async function connect(attachment: Attachment): Promise<void> {
  try {
    const client = await loadFirestore();
    answerReconnects();
    await forgetting;
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

async function forget(): Promise<void> {
  const client = await loadFirestore();
  for (const attachment of attachments) {
    attachment.detach?.();
    attachment.detach = null;
  }
  await client.forgetEverything();
}

/** Empties this device's copy of the database, and attaches every listener again. */
export async function forgetDatabase(): Promise<void> {
  forgetting ??= forget().finally(() => {
    forgetting = null;
  });
  await forgetting;
  await Promise.all([...attachments].map(connect));
}
