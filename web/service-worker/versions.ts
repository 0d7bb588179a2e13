import { cacheNames } from 'workbox-core';

/*
 * The files of all versions on this device are in one cache. A list for each version says which of
 * them it needs: open tabs of earlier versions find their own chunks after a deploy, whatever
 * Hosting still has, and the files of versions that never took over are forgotten (PWA-03).
 */
const LISTS = 'reef-versions';

/** The version in use, and the two before it, whose tabs may still be open. */
const ACTIVE = '/active';
const LAST = '/last';
const BEFORE_LAST = '/before-last';

/** The version that is installed now, and the one installed last, which may wait or be in use. */
const INSTALLING = '/installing';
const INSTALLED = '/installed';

/** The addresses of a version's files, as the cache names them; null if there is no such version. */
async function filesOf(version: string): Promise<string[] | null> {
  const list: unknown = await (await caches.match(version, { cacheName: LISTS }))?.json();
  return Array.isArray(list) ? list.filter((file) => typeof file === 'string') : null;
}

async function listFiles(version: string, files: readonly string[]): Promise<void> {
  await (await caches.open(LISTS)).put(version, new Response(JSON.stringify(files)));
}

/** What a tab that is open already may still ask for: not its page. */
function assetsOf(files: readonly string[]): string[] {
  return files.filter((file) => new URL(file).pathname.startsWith('/assets/'));
}

async function presentFiles(): Promise<string[]> {
  return (await (await caches.open(cacheNames.precache)).keys()).map(({ url }) => url);
}

async function forgetUnlisted(): Promise<void> {
  const versions = [ACTIVE, LAST, BEFORE_LAST, INSTALLING, INSTALLED];
  const listed = new Set(
    (await Promise.all(versions.map(filesOf))).flatMap((files) => files ?? []),
  );
  const cache = await caches.open(cacheNames.precache);
  const unlisted = (await presentFiles()).filter((file) => !listed.has(file));
  await Promise.all(unlisted.map((file) => cache.delete(file)));
}

/**
 * Before a version's files are cached. Those of an installation that broke off are forgotten, and
 * those of a version that was replaced before it took over. The one that waits keeps its files:
 * this installation may break off too.
 */
export async function beginInstallation(files: readonly string[]): Promise<void> {
  await listFiles(INSTALLING, files);
  // The worker in use may have made no list.
  if ((await filesOf(ACTIVE)) !== null) await forgetUnlisted();
}

/** After a version's files are cached. */
export async function endInstallation(files: readonly string[]): Promise<void> {
  await listFiles(INSTALLED, files);
}

/** A version takes over: the two before keep what their tabs may ask for. */
export async function takeOver(files: readonly string[]): Promise<void> {
  const last = (await filesOf(ACTIVE)) ?? (await presentFiles());
  await listFiles(BEFORE_LAST, (await filesOf(LAST)) ?? []);
  await listFiles(LAST, assetsOf(last));
  await listFiles(ACTIVE, files);
  await forgetUnlisted();
}
