import { logger } from 'firebase-functions';
import { type HttpsFunction, onRequest, type Request } from 'firebase-functions/https';

/** What an address answers with. `caching` is its `Cache-Control`. */
export type Answer = {
  status?: number;
  type: string;
  body: string | Buffer;
  caching: string;
  /** Strong; where the caller names it, `If-None-Match`, the answer is 304 without a body. */
  etag?: string;
  /** True for an address that answers with a compressed body where the caller takes one. */
  isPackable?: boolean;
};

/** Whether a caller takes gzip, as browsers and the CDN do. */
export function takesGzip(request: Request): boolean {
  return request.acceptsEncodings('gzip') === 'gzip';
}

/**
 * A function behind Hosting that everybody may read and nobody may send anything to.
 * @param what names what it gives, for the log.
 */
export function readOnly(
  what: string,
  answer: (request: Request) => Promise<Answer>,
): HttpsFunction {
  return onRequest({ cors: false }, async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.status(405).set('Allow', 'GET, HEAD').json({ error: 'only to be read' });
      return;
    }
    try {
      const { status = 200, type, body, caching, etag, isPackable } = await answer(request);
      response.set({ 'Cache-Control': caching, 'X-Content-Type-Options': 'nosniff' });
      if (etag !== undefined) response.set('ETag', etag);
      if (isPackable === true) response.vary('Accept-Encoding');
      if (Buffer.isBuffer(body)) response.set('Content-Encoding', 'gzip');
      response.status(status).type(type).send(body);
    } catch (error) {
      logger.error(`${what} could not be read`, { error: String(error) });
      response.status(503).set('Cache-Control', 'no-store').json({ error: 'not available' });
    }
  });
}
