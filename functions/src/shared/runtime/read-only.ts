import { logger } from 'firebase-functions/logger';
import { type HttpsFunction, onRequest, type Request } from 'firebase-functions/https';
import type { EncodedBody, Sent } from '#catalogue/encoded-body.ts';

/**
 * How long the CDN answers by itself with what shows the catalogue, and how much longer while it
 * revalidates. A page with an older state is still right: the app catches up once it runs.
 * `firebase.json` has the same.
 */
export const CATALOGUE_CACHING = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

/** An address's response. `caching` is its `Cache-Control`. */
export type Answer = {
  status?: number;
  type: string;
  /** An `EncodedBody` is sent compressed if the caller takes that, and as 304 if they have it. */
  body: string | EncodedBody;
  caching: string;
};

/** After how many seconds a robot may ask again for a page that lacks what it is about. */
const RETRY_AFTER_S = 60;

/** The encoding of a text for a caller: browsers and the CDN take gzip. */
function formFor(request: Request, { identity, gzip }: EncodedBody): Sent {
  return request.acceptsEncodings('gzip') === 'gzip' ? gzip : identity;
}

/**
 * A function behind Hosting that everybody may read; takes no data.
 * @param what names its content in the log.
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
      const { status = 200, type, body, caching } = await answer(request);
      response.set({ 'Cache-Control': caching, 'X-Content-Type-Options': 'nosniff' });
      if (status === 503) response.set('Retry-After', String(RETRY_AFTER_S));
      response.status(status).type(type);
      if (typeof body === 'string') {
        response.send(body);
        return;
      }
      const form = formFor(request, body);
      response.set('ETag', form.etag).vary('Accept-Encoding');
      if (form === body.gzip) response.set('Content-Encoding', 'gzip');
      response.send(form.bytes);
    } catch (error) {
      logger.error(`${what} could not be read`, { error: String(error) });
      response.status(503).set('Cache-Control', 'no-store').json({ error: 'not available' });
    }
  });
}
