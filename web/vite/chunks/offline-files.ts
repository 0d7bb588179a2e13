import type { Plugin } from 'vite';
import { isBrowserBuild } from '../browser-build.ts';

/** Code for the owner only; a buyer's device is not asked to cache it. */
const ADMINS = 'features/admin/';

/**
 * Code that is too large for every device: a chart library. The device of a visitor who uses it
 * caches it from then on, as the service worker does with every script that it did not precache.
 */
const KEPT_ONCE_USED = ['features/learn/tank-log/page/trend-chart.tsx'];

/** The part of a chunk that is needed here. */
export type ChunkLinks = {
  fileName: string;
  isEntry: boolean;
  facadeModuleId: string | null;
  imports: readonly string[];
  dynamicImports: readonly string[];
};

function isKeptLater({ facadeModuleId }: ChunkLinks): boolean {
  return [ADMINS, ...KEPT_ONCE_USED].some((place) => facadeModuleId?.includes(`/src/${place}`));
}

/** The chunks that are reachable from the entry without admins' code or a chart. */
export function buyersChunks(chunks: readonly ChunkLinks[]): Set<string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reached = new Set<string>();
  const open = chunks.filter(({ isEntry }) => isEntry);
  for (let chunk = open.pop(); chunk !== undefined; chunk = open.pop()) {
    if (reached.has(chunk.fileName) || isKeptLater(chunk)) continue;
    reached.add(chunk.fileName);
    for (const name of [...chunk.imports, ...chunk.dynamicImports]) {
      const next = byName.get(name);
      if (next !== undefined) open.push(next);
    }
  }
  return reached;
}

/** Lists what an admin's device caches in addition; the service worker reads it. */
const ADMINS_LIST = 'admin-files.json';

type ManifestEntry = { url: string; size: number };
type Manifest<T> = { manifest: T[]; warnings: string[] };

/**
 * Tells the service worker what to cache. The plugin reads the build; the transform then leaves out
 * scripts that only admins need. Those are cached once an admin is here, so that the fish room's
 * phone opens every page without signal.
 */
export function offlineFiles(): {
  plugin: Plugin;
  transform: <T extends ManifestEntry>(entries: T[]) => Manifest<T>;
} {
  const adminsOnly = new Set<string>();
  return {
    plugin: {
      name: 'reef-offline-files',
      apply: isBrowserBuild,
      generateBundle(_options, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const buyers = buyersChunks(chunks);
        for (const { fileName } of chunks) if (!buyers.has(fileName)) adminsOnly.add(fileName);
        const source = JSON.stringify([...adminsOnly].toSorted().map((name) => `/${name}`));
        this.emitFile({ type: 'asset', fileName: ADMINS_LIST, source });
      },
    },
    transform: (entries) => ({
      manifest: entries.filter(({ url }) => !adminsOnly.has(url)),
      warnings: [],
    }),
  };
}
