import { loadFirestore } from '#platform/firebase/load.ts';
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
let forgetting: Promise<void> | null = null;

async function connect(attachment: Attachment): Promise<void> {
  try {
    const client = await loadFirestore();
    answerReconnects();
    await forgetting;
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
