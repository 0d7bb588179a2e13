import { createServer, request, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** What is heard of one exchange after its request. */
export type Exchange = {
  onAnswer?: (piece: Buffer) => void;
  /** True has the answer come to its end although nobody waits for it any more. */
  isHeardOut?: boolean;
  /** The exchange is over: answered to its end, or given up by the client. */
  onClose?: () => void;
};

/** Hears whole requests before they go on. `refused` answers in place of the server behind. */
export type Listener = (address: string, body: string) => Exchange | { refused: string };

/** A server that passes everything on to another port of this machine, and tells a listener. */
export function forwarding(port: number, listener: Listener | null): Server {
  const server = createServer((incoming, response) => {
    void (async () => {
      const body = await buffer(incoming);
      const address = incoming.url ?? '/';
      const heard = listener?.(address, body.toString('utf8')) ?? {};
      if ('refused' in heard) {
        const headers = { 'access-control-allow-origin': incoming.headers.origin ?? '*' };
        response.writeHead(400, headers).end(heard.refused);
        return;
      }
      // Uncompressed, so that the listener can read it.
      const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
      const { method } = incoming;
      // A connection of its own: one kept for later may be closed as it is used again.
      const to = { host: '127.0.0.1', port, path: address, agent: false };
      const onward = request({ ...to, method, headers });
      onward.on('response', (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.on('data', (piece: Buffer) => {
          heard.onAnswer?.(piece);
          response.write(piece);
        });
        answer.on('end', () => response.end());
        answer.on('error', () => response.destroy());
      });
      onward.on('error', () => response.destroy());
      response.on('close', () => {
        if (heard.isHeardOut !== true) onward.destroy();
        heard.onClose?.();
      });
      onward.end(body);
    })().catch(() => response.destroy());
  });
  // One that ended by itself could do so just as a page asks again.
  server.keepAliveTimeout = 0;
  return server;
}
