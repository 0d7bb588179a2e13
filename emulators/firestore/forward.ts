import { createServer, request, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** What a listener wants to know of one exchange after its request. */
export type Exchange = {
  onAnswer?: (piece: Buffer) => void;
  /** True: the answer is read to its end even after the client has gone. */
  isReadToEnd?: boolean;
  /** The exchange is over: it was answered in full, or the client gave up. */
  onClose?: () => void;
};

/** Sees whole requests before they are forwarded. `refused` is answered instead of forwarding. */
export type Listener = (address: string, body: string) => Exchange | { refused: string };

/** A server that forwards everything to another port of this machine and tells a listener. */
export function forwarding(port: number, listener: Listener | null): Server {
  const server = createServer((incoming, response) => {
    void (async () => {
      const body = await buffer(incoming);
      const address = incoming.url ?? '/';
      const exchange = listener?.(address, body.toString('utf8')) ?? {};
      if ('refused' in exchange) {
        const headers = { 'access-control-allow-origin': incoming.headers.origin ?? '*' };
        response.writeHead(400, headers).end(exchange.refused);
        return;
      }
      // Uncompressed, so that the listener can read it.
      const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
      const { method } = incoming;
      // A new connection each time: the server may close a kept-alive one just as it is reused.
      const to = { host: '127.0.0.1', port, path: address, agent: false };
      const upstream = request({ ...to, method, headers });
      upstream.on('response', (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.on('data', (piece: Buffer) => {
          exchange.onAnswer?.(piece);
          response.write(piece);
        });
        answer.on('end', () => response.end());
        answer.on('error', () => response.destroy());
      });
      upstream.on('error', () => response.destroy());
      response.on('close', () => {
        if (exchange.isReadToEnd !== true) upstream.destroy();
        exchange.onClose?.();
      });
      upstream.end(body);
    })().catch(() => response.destroy());
  });
  // A kept-alive connection could time out just as a page sends its next request.
  server.keepAliveTimeout = 0;
  return server;
}
