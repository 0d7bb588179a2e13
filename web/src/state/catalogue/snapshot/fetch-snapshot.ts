/** Where the catalogue's snapshot stands (functions/src/catalogue/snapshot.ts). */
const SNAPSHOT_PATH = '/catalogue-snapshot';

/** How long to wait for it at the most; the database alone would have answered by then. */
const PATIENCE_MS = 2500;

/** The bytes as they came; null where there are none to be had. */
export type SnapshotBytes = Uint8Array<ArrayBuffer> | null;

declare global {
  /** Asked for by the start script, for the page to use once it is there. */
  var reefSnapshot: Promise<SnapshotBytes> | undefined;
}

async function ask(): Promise<SnapshotBytes> {
  try {
    const response = await fetch(SNAPSHOT_PATH, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
  } catch {
    return null;
  }
}

/** The snapshot's bytes; asked for once by a page. */
export function fetchSnapshot(): Promise<SnapshotBytes> {
  globalThis.reefSnapshot ??= ask();
  return globalThis.reefSnapshot;
}
