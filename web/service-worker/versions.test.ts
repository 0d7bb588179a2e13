import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const ORIGIN = 'https://reef.example';

let kept: Map<string, Map<string, Response>>;

function opened(name: string): Map<string, Response> {
  const cache = kept.get(name) ?? new Map<string, Response>();
  kept.set(name, cache);
  return cache;
}

beforeEach(() => {
  kept = new Map();
  // What a worker has and Node has not. Workbox's other build would report every answer.
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('caches', {
    match: (key: string, { cacheName }: { cacheName: string }) =>
      Promise.resolve(opened(cacheName).get(key)?.clone()),
    open: (name: string) =>
      Promise.resolve({
        put: (key: string, response: Response) => Promise.resolve(opened(name).set(key, response)),
        delete: (key: string) => Promise.resolve(opened(name).delete(key)),
        keys: () => Promise.resolve([...opened(name).keys()].map((url) => ({ url }))),
      }),
  });
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** A version's page and script, and a script that all have. */
function filesOf(version: string): string[] {
  return [
    `${ORIGIN}/shell.html?__WB_REVISION__=${version}`,
    `${ORIGIN}/assets/${version}.js`,
    `${ORIGIN}/assets/all.js`,
  ];
}

/** Workbox reads the environment as it loads. */
async function load() {
  const { beginInstallation, endInstallation, takeOver } = await import('./versions.ts');
  const { cacheNames } = await import('workbox-core');
  const files = opened(cacheNames.precache);
  const fetchFiles = (version: string) => {
    for (const file of filesOf(version)) files.set(file, new Response());
  };
  return {
    /** The files' names, without what all versions have. */
    present: () =>
      [...files.keys()]
        .map((file) => file.slice(ORIGIN.length))
        .filter((file) => !file.includes('all')),
    begin: async (version: string) => {
      await beginInstallation(filesOf(version));
      fetchFiles(version);
    },
    install: async (version: string) => {
      await beginInstallation(filesOf(version));
      fetchFiles(version);
      await endInstallation(filesOf(version));
    },
    fetchFiles,
    takeOver: (version: string) => takeOver(filesOf(version)),
  };
}

const page = (version: string) => `/shell.html?__WB_REVISION__=${version}`;
const script = (version: string) => `/assets/${version}.js`;

it('PWA-03 keeps the scripts of the two versions before, whatever was installed in between', async () => {
  const device = await load();
  for (const taken of ['v1', 'v2', 'v3', 'v4']) {
    await device.install(`${taken}-untaken`);
    await device.install(taken);
    await device.takeOver(taken);
  }
  expect(device.present().toSorted()).toEqual(
    [page('v4'), script('v2'), script('v3'), script('v4')].toSorted(),
  );
});

it('PWA-03 forgets versions that were replaced before they took over', async () => {
  const device = await load();
  await device.install('v1');
  await device.takeOver('v1');
  for (const untaken of ['v2', 'v3', 'v4', 'v5']) await device.install(untaken);
  const present = ['v1', 'v4', 'v5'].flatMap((version) => [page(version), script(version)]);
  expect(device.present().toSorted()).toEqual(present.toSorted());
});

it('PWA-03 a version that waits, and takes over while the next is installed, has all its files, and so has the next', async () => {
  const device = await load();
  await device.install('v1');
  await device.takeOver('v1');
  await device.install('v2');
  await device.begin('v3');
  await device.begin('v4');
  await device.takeOver('v2');
  expect(device.present()).toEqual(expect.arrayContaining([page('v2'), script('v2')]));
  expect(device.present()).toEqual(expect.arrayContaining([page('v4'), script('v4')]));
  expect(device.present()).not.toContain(script('v3'));
});

it('PWA-03 a worker that made no list loses no file to the next one', async () => {
  const device = await load();
  device.fetchFiles('v1');
  await device.install('v2');
  expect(device.present()).toEqual(expect.arrayContaining([page('v1'), script('v1')]));
  await device.takeOver('v2');
  expect(device.present().toSorted()).toEqual([page('v2'), script('v1'), script('v2')].toSorted());
});
