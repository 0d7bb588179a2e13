import type { IncomingMessage } from 'node:http';

const LIMIT_BYTES = 1024 * 1024;

/** The request's body as text; null if it is over 1 MiB. */
export async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size <= LIMIT_BYTES) chunks.push(bytes);
  }
  return size <= LIMIT_BYTES ? Buffer.concat(chunks).toString('utf8') : null;
}
