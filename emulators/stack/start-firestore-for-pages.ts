import { forwarding } from '#firestore/forward.ts';
import { openChannels } from '#firestore/open-channels.ts';
import { listenLocally } from '#shared/listen-locally.ts';
import type { Ports } from './processes/ports.ts';
import { orStackError } from './stack-error.ts';

/**
 * Opens, in this process, the port at which pages find the Firestore emulator. It ends the
 * listeners of pages that are gone. Resolves to a function that closes it.
 * @throws StackError if its port does not open.
 */
export async function startFirestoreForPages(ports: Ports): Promise<() => void> {
  const channels = openChannels(ports.firestore);
  const server = forwarding(ports.firestore, channels.listener);
  const opening = listenLocally(server, ports.firestoreForPages);
  const what = `Port ${ports.firestoreForPages}, at which pages find Firestore, did not open`;
  await orStackError(what, opening);
  return () => {
    channels.close();
    server.close();
    server.closeAllConnections();
  };
}
