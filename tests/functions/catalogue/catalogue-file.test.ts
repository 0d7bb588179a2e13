import { get, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { AS_OF_MARGIN_MS } from '@reef/domain/catalogue/file/as-of-margin';
import { CatalogueFile } from '@reef/domain/catalogue/file/catalogue-file';
import { SHOP_TABS } from '@reef/domain/catalogue/categories';
import { Product } from '@reef/domain/catalogue/product';
import { inStockCounts, shopProducts } from '@reef/domain/catalogue/shop/shop-view';
import { SECOND_MS } from '@reef/domain/shared/time';
import { CATALOGUE } from '@reef/emulators/seed/catalogue-products.ts';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { buildCatalogue } from '../../../functions/src/catalogue/build-catalogue.ts';
import type { CatalogueStore } from '../../../functions/src/catalogue/catalogue-store.ts';
import { CatalogueCache, noteChange } from '../../../functions/src/catalogue/keep-catalogue.ts';
import { parseDocument } from '../../../functions/src/shared/db/documents.ts';
import { fromEnvironment, localDeps } from '#support/local-services.ts';
import { stockProduct } from '#support/shop-fixture.ts';

const clock = { now: new Date() };
// A separate database, so that nobody else changes what is counted here.
const deps = localDeps(clock, 'demo-reef-catalogue');
const shop = localDeps(clock);
afterAll(async () => void (await Promise.all([deps.close(), shop.close()])));

/**
 * A bucket in memory, with the preconditions of a real one; `writes` counts the builds. Reads
 * happen at the test's own time, which runs ahead of the database's.
 */
function memoryStore(now: () => Date) {
  let file: { text: string; readAt: Date; generation: string } | null = null;
  let markedAt: Date | null = null;
  const counted = { writes: 0, refused: 0 };
  const store: CatalogueStore = {
    look: async () => file && { ...file, isOurs: true },
    markedAt: async () => markedAt,
    mark: async () => {
      markedAt = now();
      return true;
    },
    read: async (generation) => (file?.generation === generation ? file.text : null),
    write: async (text, _readAt, before) => {
      counted.writes += 1;
      if (file?.generation !== before?.generation) {
        counted.refused += 1;
        return false;
      }
      file = { text, readAt: now(), generation: String(counted.writes) };
      return true;
    },
  };
  return { store, counted };
}

function later(ms: number): void {
  clock.now = new Date(clock.now.getTime() + ms);
}

describe('PERF-23 keeping the file', () => {
  it('builds once for a burst of changes and a crowd of visitors, and not at all while nothing changes', async () => {
    clock.now = new Date();
    const { store, counted } = memoryStore(() => clock.now);
    const made = { db: deps.db, store, now: () => clock.now };
    const places = Array.from({ length: 5 }, () => new CatalogueCache(made));
    const ask = async () => {
      const found = await Promise.all(places.map((cache) => cache.current()));
      return found.map(({ catalogue }) => catalogue.products.length);
    };
    await places[0]?.current();
    expect(counted.writes).toBe(1);
    for (let minute = 0; minute < 60; minute += 1) {
      later(60 * SECOND_MS);
      await ask();
    }
    expect(counted.writes).toBe(1);

    const burst = async () => {
      await Promise.all(Array.from({ length: 20 }, () => stockProduct(deps.db, 1)));
      for (let change = 0; change < 20; change += 1) {
        await noteChange(made);
      }
    };
    const allSee = async (products: number) => {
      await places[0]?.current();
      later(2 * SECOND_MS);
      expect(Math.min(...(await ask()))).toBeGreaterThanOrEqual(products);
    };
    await burst();
    later(10 * SECOND_MS);
    await allSee(20);
    expect(counted.writes).toBe(2);

    // One who asks before the burst has settled gets a file too, as the last is older than 30 s.
    later(60 * SECOND_MS);
    await burst();
    later(2 * SECOND_MS);
    await places[0]?.current();
    expect(counted.writes).toBe(3);
    later(10 * SECOND_MS);
    await allSee(40);
    expect(counted.writes).toBe(4);
  });

  it('an older build never replaces a newer one', async () => {
    clock.now = new Date();
    const { store, counted } = memoryStore(() => clock.now);
    const before = await store.look();
    const older = await buildCatalogue({ db: deps.db, now: () => clock.now });
    await stockProduct(deps.db, 1);
    const newer = await buildCatalogue({ db: deps.db, now: () => clock.now });
    expect(await store.write('newer', newer.readAt, before)).toBe(true);
    expect(await store.write('older', older.readAt, before)).toBe(false);
    expect(counted.refused).toBe(1);
    const kept = await store.look();
    expect(await store.read(kept?.generation ?? '')).toBe('newer');
  });

  it('PERF-14 begins a large catalogue with a part, which does not grow with it', async () => {
    clock.now = new Date();
    const made = { db: deps.db, store: memoryStore(() => clock.now).store, now: () => clock.now };
    for (let hundred = 0; hundred < 3; hundred += 1) {
      // The emulator is asked for a hundred at a time.
      await Promise.all(Array.from({ length: 100 }, (_, at) => stockProduct(deps.db, 1, 20 + at)));
    }
    const { file, first, catalogue } = await new CatalogueCache(made).current();
    expect(catalogue.products.length).toBeGreaterThan(300);
    const part = CatalogueFile.parse(JSON.parse(first.identity.bytes.toString('utf8')));
    expect(part.counts).toEqual(catalogue.counts);
    expect(part.products.length).toBeLessThanOrEqual(60);
    expect(first.gzip.bytes.length).toBeLessThan(file.gzip.bytes.length);
    expect(first.identity.etag).not.toBe(file.identity.etag);
  });

  it('carries a time that no later change can precede', async () => {
    const { catalogue, readAt } = await buildCatalogue({ db: deps.db, now: () => clock.now });
    expect(readAt.getTime() - catalogue.as_of.getTime()).toBe(AS_OF_MARGIN_MS);
    const id = await stockProduct(deps.db, 1);
    const changed = deps.db.collection('products').where('updated_at', '>', catalogue.as_of);
    expect((await changed.get()).docs.map((one) => one.id)).toContain(id);
  });
});

const ORIGIN = fromEnvironment('REEF_APP_ORIGIN');

type Raw = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer };

/**
 * The answer as it is sent. Node's `fetch` would refuse every cached answer, and unpack the others.
 */
function askRaw(path: string, headers: Record<string, string>): Promise<Raw> {
  return new Promise((resolve, reject) => {
    get(ORIGIN + path, { headers }, (response) => {
      const { statusCode: status, headers: sent } = response;
      buffer(response).then((body) => resolve({ status, headers: sent, body }), reject);
    }).on('error', reject);
  });
}

function askFile(headers: Record<string, string>): Promise<Raw> {
  return askRaw('/catalogue.json', headers);
}

/** Requests the address as a browser does that has the answer with this tag. */
async function statusFor(etag: string, path: string): Promise<number | undefined> {
  const known = { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' };
  return (await askRaw(path, { ...known, 'Accept-Encoding': 'gzip' })).status;
}

/**
 * Other files' tests change the catalogue: two answers have the same state if none does in between.
 */
const BETWEEN_CHANGES = { timeout: 60_000, interval: 500 };

/** Expects that a client with the newest answer is not sent it again. */
async function expectNotSentAgain(path: string): Promise<void> {
  const again = async () => {
    const { headers } = await askRaw(path, { 'Accept-Encoding': 'gzip' });
    return statusFor(headers.etag ?? '', path);
  };
  await expect.poll(again, BETWEEN_CHANGES).toBe(304);
}

describe('PERF-16 the file as it is served', () => {
  it('holds every listed product and the count of each tab, for a minute, the same to everybody', async () => {
    const response = await fetch(`${ORIGIN}/catalogue-whole.json`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(response.headers.get('cache-control')).toContain('s-maxage=60');
    const { as_of, counts, products } = CatalogueFile.parse(await response.json());
    expect(as_of.getTime()).toBeLessThan(Date.now() - AS_OF_MARGIN_MS);
    // Apart from what others change meanwhile, it is the result of the shop's own query.
    const places = CATALOGUE.map(({ slug }) => shop.db.doc(`products/${slug}`));
    const docs = await shop.db.getAll(...places);
    const seeded = docs.flatMap((document) => parseDocument(Product, document) ?? []);
    const ids = new Set(products.map((product) => (product as { id: string }).id));
    const listed = SHOP_TABS.flatMap(({ category }) =>
      shopProducts(
        seeded,
        { category, availability: 'in-stock', search: '', sort: 'price-asc' },
        new Date(),
      ),
    );
    expect(listed.length).toBeGreaterThan(50);
    expect(listed.filter(({ id }) => !ids.has(id))).toEqual([]);
    const served = products.map((product) => product as Product);
    expect(counts).toEqual(inStockCounts(served));
  });

  it('has a strong tag, and is not sent again to a client that has it', async () => {
    const first = await fetch(`${ORIGIN}/catalogue.json`);
    const etag = first.headers.get('etag') ?? '';
    await first.arrayBuffer();
    expect(etag).toMatch(/^"[\w-]{22}-gz"$/);
    await expectNotSentAgain('/catalogue.json');
    expect(await statusFor('"another"', '/catalogue.json')).toBe(200);
  }, 120_000);

  it('is compressed for clients that accept it, plain for all others, and says which', async () => {
    const plain = await askFile({});
    const packed = await askFile({ 'Accept-Encoding': 'gzip' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.headers['content-type']).toMatch(/^application\/json/);
    for (const { headers } of [plain, packed]) expect(headers.vary).toMatch(/accept-encoding/i);
    const [first, second] = [plain.body, gunzipSync(packed.body)];
    expect(packed.body.length).toBeLessThan(first.length / 3);
    // Others change products meanwhile: the two may have different states, but each is whole.
    for (const body of [first, second]) CatalogueFile.parse(JSON.parse(body.toString('utf8')));
    expect(packed.headers.etag).not.toBe(plain.headers.etag);
  });

  it.each(['/shop', `/product/${CATALOGUE[0]?.slug}`])(
    '%s is sent compressed to clients that accept it, and not again to those that have it',
    async (path) => {
      const plain = await askRaw(path, {});
      const packed = await askRaw(path, { 'Accept-Encoding': 'gzip' });
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(plain.body.toString('utf8')).toMatch(/^<!doctype html>/i);
      expect(packed.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'gzip',
        'x-content-type-options': 'nosniff',
      });
      expect(packed.headers.vary).toMatch(/accept-encoding/i);
      expect(gunzipSync(packed.body).toString('utf8')).toMatch(/<\/html>\s*$/);
      await expectNotSentAgain(path);
    },
    120_000,
  );

  it('ATT-43 can only be read', async () => {
    for (const path of ['/catalogue.json', '/catalogue-whole.json', '/shop']) {
      const sent = await fetch(ORIGIN + path, { method: 'POST', body: '{}' });
      expect(sent.status).toBe(405);
    }
  });
});

async function renderedShop(search: string): Promise<string> {
  return (await fetch(`${ORIGIN}/shop${search}`)).text();
}

function cardsIn(html: string): number {
  return html.match(/product-card-link/g)?.length ?? 0;
}

describe('SHOP-01 the shop as it is rendered', () => {
  it('has its first cards and every count in the page, on each tab', async () => {
    for (const { slug, label } of SHOP_TABS) {
      const html = await renderedShop(slug === 'fish' ? '' : `?tab=${slug}`);
      expect(cardsIn(html), slug).toBeGreaterThan(5);
      expect(cardsIn(html), slug).toBeLessThanOrEqual(24);
      const chosen = /<a[^>]*aria-selected="true"[^>]*>([^<]*)<span[^>]*>(\d+)</.exec(html);
      expect(chosen?.[1]).toBe(label);
      expect(Number(chosen?.[2])).toBeGreaterThan(0);
    }
  });

  it('is one of eight pages, whatever the address asks for', async () => {
    const searched = await renderedShop('?q=clown');
    expect(cardsIn(searched)).toBe(0);
    expect(searched).not.toContain('clown"');
    for (const [one, other] of [
      ['?tab=coral', '?tab=coral&utm_source=x&y=1'],
      ['?tab=sharks', ''],
      ['?q=clown', `?q=${'x'.repeat(500)}`],
    ] as const) {
      const compare = async () => expect(await renderedShop(other)).toBe(await renderedShop(one));
      await vi.waitFor(compare, BETWEEN_CHANGES);
    }
  }, 240_000);
});
