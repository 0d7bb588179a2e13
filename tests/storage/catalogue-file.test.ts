import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO, signIn } from '#support/callables.ts';
import { fromEnvironment } from '#support/local-services.ts';
import { download, remove, upload } from './bucket.ts';

/**
 * What the functions store of the catalogue in the bucket
 * (functions/src/catalogue/catalogue-store.ts).
 */
const OURS = ['catalogue/catalogue.json', 'catalogue/changed'];

const body = Buffer.from('{"products":[]}');
let token = '';

beforeAll(async () => {
  token = await signIn(...DEMO.admin);
  const made = await fetch(`${fromEnvironment('REEF_APP_ORIGIN')}/catalogue.json`);
  expect(made.status).toBe(200);
  await made.arrayBuffer();
});

describe('RULE-05 the catalogue in the bucket', () => {
  it.each(OURS)(
    'ATT-64 nobody writes, deletes or reads %s, neither an admin nor a guest',
    async (path) => {
      for (const who of [token, null]) {
        for (const type of ['application/json', 'image/png']) {
          expect(await upload({ path, type, body, token: who })).toBe(403);
        }
        expect(await remove(path, who)).toBe(403);
      }
      expect((await download(path)).status).toBe(403);
    },
  );
});
