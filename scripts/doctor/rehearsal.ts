import type { Services } from './services.ts';

/**
 * A `fetch` that sends every request to one server of this machine: `https://host/path` becomes
 * `<origin>/host/path`. Tests answer there for Google, Stripe and the site.
 * @throws for an origin that is not this machine's
 */
export function rehearsalFetch(origin: string): Services['fetch'] {
  const { hostname } = new URL(origin);
  if (hostname !== '127.0.0.1') throw new Error(`${origin} is not an address of this machine`);
  return (url, init) => fetch(url.replace('https://', `${origin}/`), init);
}
