import { compressed, type Served } from '@reef/tests/support/hosting/static-files.ts';

/** The `s-maxage` of firebase.json for what functions draw. */
const KEPT_MS = 60_000;

/** Headers of a function's that Hosting hands on to browsers. */
const HANDED_ON = ['cache-control', 'etag'] as const;

function handedOn(headers: Headers): Record<string, string> {
  const present = HANDED_ON.map((name) => [name, headers.get(name)] as const);
  return Object.fromEntries(present.flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

/** What a function answers, each address kept as the CDN in front of Hosting keeps it. */
export type KeptPages = {
  /** @param address path and query. */
  get: (address: string) => Promise<Served>;
  /** Forgets everything, so that the next visitor has it made anew. */
  drop: () => void;
};

/**
 * Keeps what a function answers. A failure is kept as well, which the CDN would not do: what takes
 * long to fail must not be begun by each visit.
 * @param origin where the function answers.
 */
export function keptPages(origin: string): KeptPages {
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
