import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** Bytes of a body and its strong tag, in quotes as HTTP wants it. */
export type Sent = { bytes: Buffer; etag: string };

/**
 * A text as HTTP sends it, encoded once for all who ask for it: as it is (`identity`) and compressed
 * (`gzip`), each under a tag of its own.
 */
export type EncodedBody = { identity: Sent; gzip: Sent };

const compress = promisify(gzip);

const DIGEST_LENGTH = 22;

/** Encodes a text in both ways. */
export async function encodeBody(text: string): Promise<EncodedBody> {
  const bytes = Buffer.from(text, 'utf8');
  const digest = createHash('sha256').update(bytes).digest('base64url').slice(0, DIGEST_LENGTH);
  return {
    identity: { bytes, etag: `"${digest}"` },
    gzip: { bytes: await compress(bytes), etag: `"${digest}-gz"` },
  };
}
