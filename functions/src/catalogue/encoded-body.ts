import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** Bytes of a body and its strong ETag, in quotes as HTTP requires. */
export type Sent = { bytes: Buffer; etag: string };

/**
 * A text encoded once for all requests: plain (`identity`) and compressed (`gzip`), each with its
 * own ETag.
 */
export type EncodedBody = { identity: Sent; gzip: Sent };

const compress = promisify(gzip);

const DIGEST_LENGTH = 22;

/** Encodes a text both ways. */
export async function encodeBody(text: string): Promise<EncodedBody> {
  const bytes = Buffer.from(text, 'utf8');
  const digest = createHash('sha256').update(bytes).digest('base64url').slice(0, DIGEST_LENGTH);
  return {
    identity: { bytes, etag: `"${digest}"` },
    gzip: { bytes: await compress(bytes), etag: `"${digest}-gz"` },
  };
}
