import { compressed, type Served } from '@reef/tests/support/hosting/static-files.ts';

/** The `s-maxage` of firebase.json for what functions draw. */
const KEPT_MS = 60_000;

/** Headers of a function's answer that Hosting passes on to browsers. */
const FORWARDED_HEADERS = ['cache-control', 'etag'] as const;

function handedOn(headers: Headers): Record<string, string> {
  const present = FORWARDED_HEADERS.map((name) => [name, headers.get(name)] as const);
  return Object.fromEntries(present.flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

/** The answers of a function, cached by address as the CDN in front of Hosting does. */
export type CachedPages = {
  /** @param address path and query. */
  get: (address: string) => Promise<Served>;
  /** Empties the cache, so that the next visitor has everything made again. */
  drop: () => void;
};

/**
 * Caches what a function answers. Failures are cached too, unlike on the CDN: not every visit
 * should wait for a slow failure.
 * @param origin the function's base address.
 */
export function cachedPages(origin: string): CachedPages {
  const kept = new Map<string, { served: Promise<Served>; until: number }>();
  const ask = async (address: string) => {
    const response = await fetch(origin + address);
    const body = Buffer.from(await response.arrayBuffer());
    const type = response.headers.get('content-type') ?? 'text/html; charset=utf-8';
    return { ...compressed(body, type, response.status), headers: handedOn(response.headers) };
  };
  return {
    get: (address) => {
      const known = kept.get(address);
      if (known !== undefined && known.until > Date.now()) return known.served;
      const served = ask(address);
      kept.set(address, { served, until: Date.now() + KEPT_MS });
      return served;
    },
    drop: () => kept.clear(),
  };
}
