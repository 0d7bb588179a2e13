import { compressed, type Served } from './static-files.ts';

/** The `s-maxage` of firebase.json. */
const KEPT_MS = 120_000;

/**
 * The catalogue's snapshot, kept as the CDN in front of Hosting keeps it. A failure is kept as well,
 * which the CDN would not do: a snapshot that takes a minute to fail must not be begun by each visit.
 */
export type SnapshotCache = {
  get: () => Promise<Served>;
  /** Forgets it, so that the next visitor has it made anew. */
  drop: () => void;
};

/** @param address where the function answers. */
export function snapshotCache(address: string): SnapshotCache {
  let kept: { served: Promise<Served>; until: number } | null = null;
  const ask = async () => {
    const response = await fetch(address);
    const body = Buffer.from(await response.arrayBuffer());
    return compressed(body, 'text/plain; charset=utf-8', response.status);
  };
  return {
    get: () => {
      if (kept === null || kept.until < Date.now()) {
        kept = { served: ask(), until: Date.now() + KEPT_MS };
      }
      return kept.served;
    },
    drop: () => {
      kept = null;
    },
  };
}
