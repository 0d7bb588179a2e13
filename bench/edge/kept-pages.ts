import { compressed, type Served } from './static-files.ts';

/** The `s-maxage` of firebase.json for `/product/*`. */
const KEPT_MS = 60_000;

/**
 * The pages a function draws, each kept as the CDN in front of Hosting keeps it.
 * @param address where the function answers.
 */
export function keptPages(address: string): (pathname: string) => Promise<Served> {
  const kept = new Map<string, { served: Served; until: number }>();
  return async (pathname) => {
    const known = kept.get(pathname);
    if (known !== undefined && known.until > Date.now()) return known.served;
    const response = await fetch(address + pathname);
    const body = Buffer.from(await response.arrayBuffer());
    const served = compressed(body, 'text/html; charset=utf-8', response.status);
    kept.set(pathname, { served, until: Date.now() + KEPT_MS });
    return served;
  };
}
