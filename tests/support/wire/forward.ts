import { createServer, request, type IncomingMessage, type Server } from 'node:http';

/** Listens to a forwarding server: whole requests, and answers piece by piece. */
export type Listener = {
  onRequest: (address: string, body: string) => void;
  onAnswer: (address: string) => (piece: Buffer) => void;
};

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of message) pieces.push(Buffer.from(piece as Buffer));
  return Buffer.concat(pieces);
}

/** A server that passes everything on to another port of this machine, and tells a listener. */
export function forwarding(port: number, listener: Listener | null): Server {
  return createServer((incoming, response) => {
    void (async () => {
      const body = await bodyOf(incoming);
      const address = incoming.url ?? '/';
      listener?.onRequest(address, body.toString('utf8'));
      // Uncompressed, so that the listener can read it.
      const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
      const { method } = incoming;
      const onward = request({ host: '127.0.0.1', port, path: address, method, headers });
      onward.on('response', (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        const hear = listener?.onAnswer(address);
        answer.on('data', (piece: Buffer) => {
          hear?.(piece);
          response.write(piece);
        });
        answer.on('end', () => response.end());
        answer.on('error', () => response.destroy());
      });
      onward.on('error', () => response.destroy());
      response.on('close', () => onward.destroy());
      onward.end(body);
    })().catch(() => response.destroy());
  });
}
