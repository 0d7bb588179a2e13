import { expect } from '@playwright/test';
import { forwarding } from '@reef/emulators/firestore/forward.ts';
import { BASE_PORTS } from '@reef/emulators/stack/processes/ports.ts';
import { test } from '#support/browser/base-test.ts';
import { catalogueAsOf, changedSince } from '#support/catalogue-changes.ts';
import { changeProduct, delistProduct, listProduct, shopDatabase } from '#support/demo-shop.ts';
import { listenLocally } from '@reef/emulators/shared/listen-locally.ts';
import { fromEnvironment } from '#support/local-services.ts';
import { readCounter } from '#support/wire/read-counter.ts';

/*
 * What the database sends to a first visit, counted on the wire: the page is opened on a port from
 * which it finds the database behind a counter.
 */

/** A page derives the services' ports from its own (web/src/platform/backend.ts). */
const SHIFT = 37;

// The policy names the stack's own ports, not the counter's.
test.use({ bypassCSP: true });

/** Products of the seed that have not changed since it. */
async function untouched(): Promise<{ count: number; lastAt: Date }> {
  const { docs } = await shopDatabase()
    .collection('products')
    .orderBy('updated_at')
    .limit(40)
    .get();
  const lastAt = docs.at(-1)?.get('updated_at') as { toDate: () => Date };
  return { count: docs.length, lastAt: lastAt.toDate() };
}

test('PERF-18 a first visit is sent what changed since the file was made, and nothing else @phone', async ({
  browser,
  request,
}) => {
  test.setTimeout(360_000);
  const { count, lastAt } = await untouched();
  expect(count).toBe(40);
  const fish = await listProduct(5);
  // In a new stack the file is older than the seed.
  const isPastSeed = async () => {
    await changeProduct(fish.id, { stock: 4 });
    return (await catalogueAsOf(request)) > lastAt;
  };
  await expect.poll(isPastSeed, { intervals: [5000], timeout: 150_000 }).toBe(true);
  await changeProduct(fish.id, { stock: 3 });
  const gone = await listProduct(2);
  await delistProduct(gone.id);

  const counter = readCounter();
  const hosting = Number(new URL(fromEnvironment('REEF_APP_ORIGIN')).port);
  const firestore = BASE_PORTS.firestoreForPages + hosting - BASE_PORTS.hosting;
  const servers = [forwarding(hosting, null), forwarding(firestore, counter.listener)] as const;
  await listenLocally(servers[0], hosting + SHIFT);
  await listenLocally(servers[1], firestore + SHIFT);
  const context = await browser.newContext({ bypassCSP: true });
  try {
    const origin = `http://127.0.0.1:${hosting + SHIFT}`;
    // A page that requests the file in vain listens to the whole list.
    await expect(async () => {
      expect((await request.get(`${origin}/catalogue.json`)).status()).toBe(200);
    }).toPass({ timeout: 60_000 });
    const since = await catalogueAsOf(request);
    const page = await context.newPage();
    await page.goto(`${origin}/shop`);
    expect(await counter.listening(30_000)).toBe(true);
    await counter.quiet(3000);
    const { paths, targets } = counter.reads();
    const products = paths.filter((path) => path.startsWith('products/'));
    const sent = new Set(products.map((path) => path.slice('products/'.length)));
    const expected = new Set(await changedSince(since));
    // Two listeners: for changes, and for what was taken off the list.
    expect(targets, targets.join('\n')).toHaveLength(2);
    expect(sent).toContain(fish.id);
    expect([...sent].filter((id) => !expected.has(id))).toEqual([]);
    expect(paths).toContain(`removed_products/${gone.id}`);
  } finally {
    await context.close();
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
    await delistProduct(fish.id);
  }
});
