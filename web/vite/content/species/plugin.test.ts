import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadSpecies } from './load-species.ts';
import { reefSpecies } from './plugin.ts';

describe('FIT-02 the library as the app imports it', () => {
  let server: ViteDevServer;
  beforeAll(async () => {
    server = await createServer({
      configFile: false,
      root: import.meta.dirname,
      logLevel: 'silent',
      plugins: [reefSpecies()],
      optimizeDeps: { noDiscovery: true },
      server: { middlewareMode: true, ws: false, watch: null },
    });
  });
  afterAll(() => server.close());

  it('is the one that is read from disk', async () => {
    const module = await server.ssrLoadModule('virtual:reef-species');
    expect(module['default']).toEqual([...loadSpecies().values()]);
  });

  it('has its names alone too, by scientific name', async () => {
    const module = await server.ssrLoadModule('virtual:reef-species/names');
    expect(module['default']).toMatchObject({
      'Paracanthurus hepatus': expect.stringContaining('hippo tang'),
    });
  });

  it('leaves other modules alone', async () => {
    await expect(server.ssrLoadModule('virtual:reef-other')).rejects.toThrow();
  });
});
