import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readShop } from './shop.ts';
import { makeShopFolder } from './testing/shop-folder.ts';

// Loading the functions' code takes many seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let folder: string;
beforeAll(() => {
  folder = makeShopFolder();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('LIVE-03 reads what the repository says, and the address of a new shop', async () => {
  const shop = await readShop('coral-cove', folder);
  expect(shop).toMatchObject({
    webVariables: null,
    functionsVariables: null,
    origin: 'https://coral-cove.web.app',
    bucket: 'coral-cove.firebasestorage.app',
  });
  expect(shop.runtime).toMatch(/^nodejs\d+$/);
  expect(shop.contentSecurityPolicy).toContain("default-src 'self'");
  expect(shop.indexes.indexes.length).toBeGreaterThan(30);
});

it('takes the site from the configuration files once they exist', async () => {
  writeFileSync(
    path.join(folder, 'functions/.env.coral-cove'),
    'APP_ORIGIN=https://paid.example, https://b.example\nWEB_API_KEY=\n',
  );
  const paid = await readShop('coral-cove', folder);
  expect(paid.origin).toBe('https://paid.example');
  expect(paid.functionsVariables).toEqual({
    APP_ORIGIN: 'https://paid.example, https://b.example',
    WEB_API_KEY: '',
  });
  writeFileSync(
    path.join(folder, 'web/.env.production'),
    '# the web app\nVITE_SITE_ORIGIN=https://site.example/\nVITE_FIREBASE_STORAGE_BUCKET=own\n',
  );
  expect(await readShop('coral-cove', folder)).toMatchObject({
    origin: 'https://site.example',
    bucket: 'own',
  });
});
