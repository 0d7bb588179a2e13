import type { WorkboxPlugin } from 'workbox-core';

/** How long a bucket is taken to be unreadable: a weak signal may have been the reason. */
const UNREADABLE_MS = 60_000;

/**
 * Shows the pictures of a bucket that lets nobody read them (README.md, step 6), without keeping
 * them. Once one was had only in this way, the others are not asked for twice for a minute: each
 * takes one request.
 */
export function unreadableBucket(): WorkboxPlugin {
  let unreadableUntil = 0;
  return {
    requestWillFetch: ({ request }) =>
      Date.now() >= unreadableUntil
        ? Promise.resolve(request)
        : Promise.reject(new Error('not readable')),
    handlerDidError: async ({ request }) => {
      const response = await fetch(request);
      unreadableUntil = Date.now() + UNREADABLE_MS;
      return response;
    },
  };
}
