import {
  carryOn,
  LISTEN_PATH,
  type ListenChannel,
  openedChannel,
  takeTargetsOff,
} from '@reef/tests/support/faults/listen-channel.ts';
import type { Listener } from '@reef/tests/support/wire/forward.ts';

/** The Listen channels that pages have opened to Firestore. */
export type Channels = {
  listener: Listener;
  /** Takes the listeners of all pages off so far. */
  end: () => Promise<void>;
};

/** How the answer to a handshake names the session it opens (WebChannel, version 8). */
const SESSION = /\["c","([^"]+)"/;

/**
 * Remembers channels, to end them once their pages are closed. A page does not close its channel,
 * so after each write the emulator would send every such listener its whole list again, which would
 * slow down the next measurement.
 */
export function openChannels(firestorePort: number): Channels {
  const channels = new Map<string, ListenChannel>();
  const opening = new Map<string, ListenChannel>();
  const urlOf = (address: string) => new URL(address, `http://127.0.0.1:${firestorePort}`);
  const onRequest = (address: string, body: string) => {
    const url = urlOf(address);
    if (url.pathname !== LISTEN_PATH) return;
    const session = url.searchParams.get('SID');
    if (session === null) opening.set(address, openedChannel(url, body));
    const channel = channels.get(session ?? '');
    if (channel !== undefined) carryOn(channel, url, body);
  };
  const onAnswer = (address: string) => (piece: Buffer) => {
    const channel = opening.get(address);
    const session = channel && SESSION.exec(piece.toString('utf8'))?.[1];
    if (channel === undefined || session === undefined) return;
    opening.delete(address);
    channels.set(session, Object.assign(channel, { sid: session }));
  };
  return {
    listener: { onRequest, onAnswer },
    end: async () => {
      const ended = [...channels.values()];
      channels.clear();
      await Promise.all(ended.map((channel) => takeTargetsOff(channel).catch(() => undefined)));
    },
  };
}
