import { deleteApp, getApps } from 'firebase/app';
import type { Product } from '@reef/domain/catalogue/product';
import { aProduct } from '@reef/domain/testing/fixtures';
import { anOrder } from '@reef/domain/testing/order-fixture';
import { afterEach, expect, it, vi } from 'vitest';
import { RETRY_EVERY_MS } from '#platform/device/online.ts';
import { onFreshPages } from '#testing/firestore-server.ts';

const { listen, read } = vi.hoisted(() => ({ listen: vi.fn(), read: vi.fn() }));
vi.mock(import('firebase/firestore'), async (original) => ({
  ...(await original()),
  onSnapshot: listen,
  getDocFromServer: read,
}));

const [tang, wrasse, coral] = ['tang', 'wrasse', 'coral'].map((id) => aProduct({ id }));

/** An order of such products. */
function orderOf(...ids: string[]) {
  const line = { name: 'It', quantity: 1, unit_price_cents: 100 };
  return anOrder({ items: ids.map((product_id) => ({ ...line, product_id })) });
}

const page = onFreshPages(listen, read);
afterEach(() => Promise.all(getApps().map(deleteApp)));

/** The ids of the products that were read so far. */
function asked(): string[] {
  return page.server.reads.map(({ path }) => path.replace('products/', ''));
}

/** A page that knows a catalogue of some products. */
async function openPage(...products: (Product | undefined)[]) {
  const { catalogue } = await import('#state/catalogue/catalogue.ts');
  const ordered = await import('./ordered-products.ts');
  // From here on nothing takes long.
  await import('#platform/firebase/firestore-client.ts');
  const list = (listed: typeof products) => {
    const known = listed.flatMap((each) => each ?? []);
    const heard = { phase: 'ready', isFromCache: false, asOf: null, part: null } as const;
    catalogue.set({ ...heard, products: known });
  };
  /** The names under which the ordered products are known. */
  const names = () =>
    ordered.withOrdered(catalogue.get().products).map(({ id, name }) => `${id}: ${name}`);
  if (products.length > 0) list(products);
  return { ...ordered, list, names };
}

it('FIT-08 ordered products that the catalogue lacks are read once, each', async () => {
  const { readOrdered, orderedPhase, onOrdered, names } = await openPage(tang);
  const orders = [orderOf('tang', 'wrasse'), orderOf('wrasse', 'coral')];
  const heard = vi.fn();
  const end = onOrdered(heard);
  void readOrdered(orders);
  void readOrdered(orders);
  expect(orderedPhase(orders)).toBe('loading');
  await vi.waitFor(() => expect(asked()).toEqual(['wrasse', 'coral']));
  page.server.reads[0]?.answer(aProduct({ name: 'Wrasse' }));
  page.server.reads[1]?.answer(null);
  await vi.waitFor(() => expect(orderedPhase(orders)).toBe('ready'));
  expect(names()).toEqual(['tang: Ocellaris Clownfish', 'wrasse: Wrasse']);
  // One for the beginning, one for the end.
  expect(heard).toHaveBeenCalledTimes(2);
  await readOrdered(orders);
  expect(asked()).toHaveLength(2);
  end();
  void readOrdered([orderOf('clam')]);
  expect(heard).toHaveBeenCalledTimes(2);
});

it('FIT-08 nothing is read before the catalogue is known, and nothing that it has', async () => {
  const { readOrdered, orderedPhase, list } = await openPage();
  const orders = [orderOf('tang')];
  await readOrdered(orders);
  expect(orderedPhase(orders)).toBe('loading');
  expect(orderedPhase([])).toBe('ready');
  list([tang]);
  await readOrdered(orders);
  expect(orderedPhase(orders)).toBe('ready');
  expect(asked()).toEqual([]);
  // It was taken off the list.
  list([coral]);
  expect(orderedPhase(orders)).toBe('loading');
});

it('FIT-08 what cannot be read is read again, and other orders do not wait for it', async () => {
  const { readOrdered, orderedPhase, names } = await openPage(tang);
  const orders = [orderOf('wrasse')];
  void readOrdered(orders);
  for (const [at, pause] of [0, 0, RETRY_EVERY_MS].entries()) {
    await vi.advanceTimersByTimeAsync(pause);
    await vi.waitFor(() => expect(page.server.reads).toHaveLength(at + 1));
    expect(orderedPhase(orders)).toBe(at === 0 ? 'loading' : 'error');
    if (at < 2) page.server.reads[at]?.fail();
  }
  expect(orderedPhase([orderOf('tang')])).toBe('ready');
  page.server.reads[2]?.answer(aProduct({ name: 'Wrasse' }));
  await vi.waitFor(() => expect(orderedPhase(orders)).toBe('ready'));
  expect(names()).toContain('wrasse: Wrasse');
});

it('FIT-08 a product that was read gives way to the catalogue’s, which is newer', async () => {
  const { readOrdered, orderedPhase, names, list } = await openPage(tang);
  const orders = [orderOf('wrasse')];
  void readOrdered(orders);
  await vi.waitFor(() => expect(page.server.reads).toHaveLength(1));
  page.server.reads[0]?.answer(aProduct({ name: 'Wrasse' }));
  await vi.waitFor(() => expect(orderedPhase(orders)).toBe('ready'));
  list([wrasse && { ...wrasse, name: 'Renamed' }]);
  expect(names()).toEqual(['wrasse: Renamed']);
});
