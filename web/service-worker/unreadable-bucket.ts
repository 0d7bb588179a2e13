import type { WorkboxPlugin } from 'workbox-core';

/**
 * Shows the pictures of a bucket that lets nobody read them (README.md, step 6), without keeping
 * them. Once one was had only in this way, the others are not asked for twice: until the worker
 * restarts, each takes one request.
 */
export function unreadableBucket(): WorkboxPlugin {
  let isReadable = true;
  return {
    requestWillFetch: ({ request }) =>
      isReadable ? Promise.resolve(request) : Promise.reject(new Error('not readable')),
    handlerDidError: async ({ request }) => {
      const response = await fetch(request);
      isReadable = false;
      return response;
    },
  };
}
