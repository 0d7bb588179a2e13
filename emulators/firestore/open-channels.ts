import type { Exchange, Listener } from './forward.ts';
import {
  followRequest,
  LISTEN_PATH,
  type ListenChannel,
  openedChannel,
  removeTargets,
} from './listen-channel.ts';

/**
 * A page asks again at once after an answer has ended. One that is silent for this long is gone.
 */
const SILENT_MS = 8000;

/** The session in the answer to a handshake (WebChannel, version 8). */
const SESSION = /\["c","([^"]+)"/;

/** The SDK takes this for a server that has forgotten the session, and opens another. */
const UNKNOWN = { refused: 'Unknown SID' };

type Open = { channel: ListenChannel; exchanges: number; silence?: NodeJS.Timeout };

/** The Listen channels that pages have opened. */
export type OpenChannels = {
  listener: Listener;
  /** Forgets them all. */
  close: () => void;
};

/**
 * Follows the channels between pages and the Firestore emulator at `port`, and removes the
 * listeners of a page that is gone. Firestore itself does so when the connection ends. The emulator
 * keeps them for ever and answers each of them within every commit: after some hundred pages a
 * commit took four seconds.
 */
export function openChannels(port: number): OpenChannels {
  const open = new Map<string, Open>();

  const end = (session: string, { channel, silence }: Open) => {
    clearTimeout(silence);
    open.delete(session);
    void removeTargets(channel).catch(() => undefined);
  };
  const listenForSilence = (session: string, one: Open) => {
    clearTimeout(one.silence);
    if (one.exchanges > 0) return;
    one.silence = setTimeout(() => end(session, one), SILENT_MS).unref();
  };

  const handshake = (url: URL, body: string): Exchange => {
    let session: string | undefined;
    let isOver = false;
    return {
      // A page that leaves before the answer has still opened a channel.
      isReadToEnd: true,
      onAnswer: (piece) => {
        session ??= SESSION.exec(piece.toString('utf8'))?.[1];
        if (session === undefined || open.has(session)) return;
        const channel = Object.assign(openedChannel(url, body), { sid: session });
        const one = { channel, exchanges: isOver ? 0 : 1 };
        open.set(session, one);
        listenForSilence(session, one);
      },
      onClose: () => {
        isOver = true;
        closeExchange(session);
      },
    };
  };
  const closeExchange = (session: string | undefined) => {
    const one = open.get(session ?? '');
    if (session === undefined || one === undefined) return;
    one.exchanges -= 1;
    listenForSilence(session, one);
  };

  const listener: Listener = (address, body) => {
    const url = new URL(address, `http://127.0.0.1:${port}`);
    if (url.pathname !== LISTEN_PATH) return {};
    const session = url.searchParams.get('SID');
    if (session === null) return handshake(url, body);
    const one = open.get(session);
    if (one === undefined) return UNKNOWN;
    // The emulator would forget the channel but go on serving its listeners.
    if (url.searchParams.get('TYPE') === 'terminate') {
      end(session, one);
      return UNKNOWN;
    }
    followRequest(one.channel, url, body);
    one.exchanges += 1;
    clearTimeout(one.silence);
    return { onClose: () => closeExchange(session) };
  };
  return {
    listener,
    close: () => {
      for (const { silence } of open.values()) clearTimeout(silence);
      open.clear();
    },
  };
}
