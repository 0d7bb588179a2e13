import { connect, createServer, type Socket } from 'node:net';
import { listenLocally } from '@reef/emulators/shared/listen-locally.ts';

/** A way to a server: `host` is `host:port`. While disconnected, every connection is reset. */
export type TcpProxy = {
  host: string;
  disconnect: () => void;
  reconnect: () => void;
  close: () => void;
};

type Options = {
  /** How long requests take to arrive, in milliseconds. */
  delayMs?: number;
  /** How long answers take to arrive, if different. */
  answerDelayMs?: number;
  /** The port to listen on; 0 takes a free one. */
  port?: number;
};

function passOn(from: Socket, to: Socket, delayMs: number): void {
  if (delayMs === 0) {
    from.pipe(to);
    from.on('close', () => to.destroy());
    return;
  }
  from.on('data', (chunk) => setTimeout(() => to.writable && to.write(chunk), delayMs));
  from.on('close', () => setTimeout(() => to.destroy(), delayMs));
}

/** Forwards everything to `target` (`host:port`) and back. */
export async function createTcpProxy(target: string, options: Options = {}): Promise<TcpProxy> {
  const { delayMs = 0, answerDelayMs = delayMs } = options;
  const [host = '', port = ''] = target.split(':');
  const open = new Set<Socket>();
  let isConnected = true;
  const server = createServer((near) => {
    if (!isConnected) {
      near.destroy();
      return;
    }
    const far = connect(Number(port), host);
    for (const socket of [near, far]) {
      socket.setNoDelay(true);
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => open.delete(socket));
    }
    passOn(near, far, delayMs);
    passOn(far, near, answerDelayMs);
  });
  const listening = await listenLocally(server, options.port);
  const disconnect = () => {
    isConnected = false;
    for (const socket of open) socket.destroy();
  };
  return {
    host: `127.0.0.1:${listening}`,
    disconnect,
    reconnect: () => {
      isConnected = true;
    },
    close: () => {
      disconnect();
      server.close();
    },
  };
}
