import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CATALOGUE_PATH } from '@reef/domain/catalogue/file/catalogue-path';
import { aProduct } from '@reef/domain/testing/fixtures';
import { inStockCounts } from '@reef/domain/catalogue/shop/shop-view';
import { afterEach, expect, it, vi } from 'vitest';
import { sleep } from '#platform/timing.ts';
import { fetchCatalogue } from './fetch-catalogue.ts';

const closing: (() => void)[] = [];

afterEach(() => {
  for (const close of closing.splice(0)) close();
  vi.unstubAllGlobals();
});

/** A server for the file; pages ask their own origin, which Node does not have. */
async function serve(answer: (response: ServerResponse) => void): Promise<void> {
  const server = createServer((_, response) => answer(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => ask(origin + path, init));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
}

const asOf = new Date('2026-11-21T12:00:00Z');
const products = [aProduct({ id: 'a' }), aProduct({ id: 'b' })];
const FILE = JSON.stringify({ as_of: asOf, counts: inStockCounts(products), products });
const HALF = FILE.length / 2;

it('SHOP-07 says what the file is as of before the rest of it has come', async () => {
  const finish = Promise.withResolvers<void>();
  await serve((response) => {
    response.write(FILE.slice(0, HALF));
    void finish.promise.then(() => response.end(FILE.slice(HALF)));
  });
  const file = await fetchCatalogue(CATALOGUE_PATH);
  expect(file?.asOf).toEqual(asOf);
  let isWhole = false;
  const arrived = file?.content.then((found) => {
    isWhole = true;
    return found?.products;
  });
  await sleep(50);
  expect(isWhole).toBe(false);
  finish.resolve();
  expect((await arrived)?.map(({ id }) => id)).toEqual(['a', 'b']);
});

it('SHOP-07 has no products where the line is cut within the file', async () => {
  const cut = Promise.withResolvers<void>();
  await serve((response) => {
    response.write(FILE.slice(0, HALF));
    void cut.promise.then(() => response.destroy());
  });
  const file = await fetchCatalogue(CATALOGUE_PATH);
  expect(file?.asOf).toEqual(asOf);
  cut.resolve();
  expect(await file?.content).toBeNull();
});

it.each([
  ['a page in place of the file', 200, '<!doctype html><title>Reef</title>'.padEnd(100)],
  ['a fault', 503, '{"error":"not available"}'],
  ['nothing', 200, ''],
])('SHOP-07 takes %s for no file', async (_, status, body) => {
  await serve((response) => response.writeHead(status).end(body));
  expect(await fetchCatalogue(CATALOGUE_PATH)).toBeNull();
});
