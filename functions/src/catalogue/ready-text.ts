import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** Bytes of a body and its strong tag, in quotes as HTTP wants it. */
export type Sent = { bytes: Buffer; etag: string };

/**
 * A text as it is sent, made ready once for all who ask for it: encoded, compressed by gzip, and
 * each form under a tag of its own.
 */
export type ReadyText = { plain: Sent; packed: Sent };

const pack = promisify(gzip);

const DIGEST_LENGTH = 22;

/** Makes a text ready to be sent. */
export async function readyText(text: string): Promise<ReadyText> {
  const bytes = Buffer.from(text, 'utf8');
  const digest = createHash('sha256').update(bytes).digest('base64url').slice(0, DIGEST_LENGTH);
  return {
    plain: { bytes, etag: `"${digest}"` },
    packed: { bytes: await pack(bytes), etag: `"${digest}-gz"` },
  };
}
