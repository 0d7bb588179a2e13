import { deleteApp, getApps } from 'firebase/app';
import type { Product } from '@reef/domain/catalogue/product';
import type { Species } from '@reef/domain/fit/species';
import type { Verdict } from '@reef/domain/fit/verdict';
import type { Order } from '@reef/domain/orders/order';
import { aCartLine } from '@reef/domain/testing/cart-line-fixture';
import { aProduct } from '@reef/domain/testing/fixtures';
import { anOrder } from '@reef/domain/testing/order-fixture';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RETRY_EVERY_MS } from '#platform/device/online.ts';
import { onFreshPages } from '#testing/firestore-server.ts';
import { aTang, TANK } from '#testing/tangs.ts';
import type { CataloguePart } from '#state/catalogue/live-catalogue.ts';
import type { FitOrNone } from './fit.ts';

const { library, listen, read } = vi.hoisted(() => ({
  library: new Array<Species>(),
  listen: vi.fn(),
  read: vi.fn(),
}));
vi.mock('virtual:reef-species', () => ({ default: library }));
vi.mock(import('firebase/firestore'), async (original) => ({
  ...(await original()),
  onSnapshot: listen,
  getDocFromServer: read,
}));

const ASKED = aTang('yellow');
const ORDERED = aTang('golden');
const OTHER = aTang('white');

function orderOf({ id, name }: Product, changes: Partial<Order> = {}): Order {
  const line = { product_id: id, name, quantity: 1, unit_price_cents: 100 };
  return anOrder({ items: [line], ...changes });
}
const ORDER = orderOf(ORDERED);

/** What a page showed of the asked animal: no verdict yet, none that can be had, or a verdict. */
type Shown = 'none' | 'lost' | Verdict['verdict'];

/** Each of them once, where it was shown several times in succession. */
function changesOf(shown: readonly Shown[]): Shown[] {
  return shown.filter((each, at) => each !== shown[at - 1]);
}

const present = onFreshPages(listen, read);
afterEach(() => Promise.all(getApps().map(deleteApp)));

const counts = { 'Saltwater Fish': 9, 'Live Coral': 9, Invertebrates: 9, WYSIWYG: 9 };
const upto = { 'Saltwater Fish': 1, 'Live Coral': 1, Invertebrates: 1, WYSIWYG: 1 };

/** A page of an account that is signed in; its tank is known, and what it ordered is not. */
async function openPage() {
  const { session, UNKNOWN, SIGNED_OUT } = await import('#state/session/session-store.ts');
  const { catalogue } = await import('#state/catalogue/catalogue.ts');
  const { cart, startCart } = await import('#state/cart/cart-store.ts');
  const { followFit } = await import('./fit-engine.ts');
  // From here on nothing takes long.
  await import('#platform/firebase/firestore-client.ts');
  const signIn = (uid: string) => {
    const user = { uid, email: `${uid}@example.test`, emailVerified: true, displayName: null };
    session.set({ ...UNKNOWN, phase: 'signed-in', user });
  };
  signIn('ana');
  startCart();
  const follow = () => {
    const shown: Shown[] = [];
    const hear = (fit: FitOrNone) => {
      if (fit) shown.push(fit.judge(ASKED).verdict);
      else shown.push(fit === null ? 'none' : 'lost');
    };
    return { shown, end: followFit(hear) };
  };
  const page = follow();
  await vi.waitFor(() => expect(present.server.listening('tanks/ana')).toBeGreaterThan(0));
  present.server.sayDocument('tanks/ana', { tanks: { t1: TANK } });
  await vi.waitFor(() => expect(present.server.listening('orders')).toBe(1));
  present.server.sayDocument('tanks/ana', { tanks: { t1: TANK } });
  /** What the catalogue knows; a part of it, or all of it. */
  const know = (products: readonly Product[], part: CataloguePart | null) =>
    catalogue.set({ phase: 'ready', products, isFromCache: true, asOf: null, part });
  return {
    ...page,
    follow,
    signIn,
    signOut: () => session.set(SIGNED_OUT),
    loseSession: () => session.set(UNKNOWN),
    cart,
    sayOrders: (...orders: Order[]) =>
      present.server.sayList(
        'orders',
        Object.fromEntries(orders.map((order) => [order.id, order])),
      ),
    /** These are the known part of a large catalogue. */
    list: (...products: Product[]) => know(products, { counts, upto, isRestLost: false }),
    /** These are all of a small one. */
    listAll: (...products: Product[]) => know(products, null),
    /** The server confirms what is known. */
    confirm: () => catalogue.set({ ...catalogue.get(), isFromCache: false }),
  };
}

/** Waits until a product was asked for so often. */
async function readingOf(product: Product, times = 1) {
  const path = `products/${product.id}`;
  const reads = () => present.server.reads.filter((each) => each.path === path);
  await vi.waitFor(() => expect(reads()).toHaveLength(times));
  const last = reads().at(-1);
  if (last === undefined) throw new Error('it was not read');
  const answer = async (fields: object | null) => {
    last.answer(fields);
    await vi.advanceTimersByTimeAsync(0);
  };
  const fail = async () => {
    last.fail();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { answer, fail };
}

let fetched: string[] = [];
beforeEach(() => {
  fetched = [];
  // The catalogue's file does not come.
  vi.stubGlobal('fetch', (path: string) => {
    fetched.push(path);
    return new Promise(() => {});
  });
});

describe('FIT-08 verdicts beside what was ordered', () => {
  it('begin once orders and catalogue are known', async () => {
    const { shown, sayOrders, list } = await openPage();
    sayOrders(ORDER);
    expect(changesOf(shown)).toEqual(['none']);
    list(ASKED, ORDERED);
    sayOrders();
    expect(changesOf(shown)).toEqual(['none', 'does-not-fit', 'fits']);
    expect(present.server.reads).toEqual([]);
  });

  it('ask for the catalogue only while something ordered counts', async () => {
    const { shown, sayOrders } = await openPage();
    sayOrders();
    expect(changesOf(shown)).toEqual(['none', 'fits']);
    expect(fetched).toEqual([]);
    sayOrders(ORDER);
    await vi.waitFor(() => expect(fetched).toHaveLength(1));
    sayOrders();
    await vi.advanceTimersByTimeAsync(60_000);
    sayOrders(ORDER);
    await vi.waitFor(() => expect(fetched).toHaveLength(2));
  });

  it('wait for an animal outside the known part of a large catalogue', async () => {
    const { shown, sayOrders, list } = await openPage();
    sayOrders(ORDER);
    list(ASKED);
    const reading = await readingOf(ORDERED);
    list(ASKED, aProduct());
    expect(changesOf(shown)).toEqual(['none']);
    await reading.answer(ORDERED);
    expect(changesOf(shown)).toEqual(['none', 'does-not-fit']);
    expect(present.server.reads).toHaveLength(1);
  });

  it('wait for one that was sold out days ago, which a small catalogue lacks too', async () => {
    const { shown, sayOrders, listAll, confirm } = await openPage();
    sayOrders(ORDER);
    listAll(ASKED);
    await (await readingOf(ORDERED)).answer(ORDERED);
    expect(changesOf(shown)).toEqual(['none', 'does-not-fit']);
    const before = shown.length;
    confirm();
    // Nothing is computed anew where nothing has changed.
    expect(shown).toHaveLength(before);
  });

  it('leave out an animal whose listing is gone', async () => {
    const { shown, sayOrders, list } = await openPage();
    sayOrders(ORDER);
    list(ASKED);
    await (await readingOf(ORDERED)).answer(null);
    expect(shown.at(-1)).toBe('fits');
    list(ASKED, aProduct());
    expect(present.server.reads).toHaveLength(1);
  });

  it('are none while an animal cannot be read, and come once it can', async () => {
    const { shown, sayOrders, list } = await openPage();
    sayOrders(orderOf(OTHER, { id: 'o2' }), ORDER);
    list(ASKED);
    const other = await readingOf(OTHER);
    await (await readingOf(ORDERED)).fail();
    await other.answer(null);
    expect(shown.at(-1)).toBe('lost');
    await (await readingOf(OTHER, 2)).answer(null);
    await (await readingOf(ORDERED, 2)).fail();
    expect(shown.at(-1)).toBe('lost');
    await vi.advanceTimersByTimeAsync(RETRY_EVERY_MS);
    await (await readingOf(OTHER, 3)).answer(null);
    await (await readingOf(ORDERED, 3)).answer(ORDERED);
    expect(changesOf(shown)).toEqual(['none', 'lost', 'does-not-fit']);
  });

  it('are none where the orders cannot be read', async () => {
    const { shown } = await openPage();
    present.server.refuse('orders');
    expect(changesOf(shown)).toEqual(['none', 'lost']);
  });

  it('stay as they are where the orders cannot be read any more', async () => {
    const { shown, sayOrders, list } = await openPage();
    list(ASKED, ORDERED);
    sayOrders(ORDER);
    expect(shown.at(-1)).toBe('does-not-fit');
    const before = shown.length;
    present.server.refuse('orders');
    expect(shown).toHaveLength(before);
  });

  it('keep what was ordered while it is not known who is signed in', async () => {
    const { shown, sayOrders, list, loseSession } = await openPage();
    list(ASKED, ORDERED);
    sayOrders(ORDER);
    loseSession();
    present.server.sayDocument('tanks/ana', { tanks: { t1: { ...TANK, name: 'Renamed' } } });
    expect(changesOf(shown)).toEqual(['none', 'does-not-fit']);
  });

  it('judge the cart by its listings', async () => {
    const { shown, sayOrders, list, cart } = await openPage();
    sayOrders();
    list(ASKED, OTHER);
    cart.restore([aCartLine(OTHER.id, 1, 1)]);
    expect(shown.at(-1)).toBe('does-not-fit');
    cart.clear();
    expect(shown.at(-1)).toBe('fits');
  });
});

describe('FIT-08 after a sign-out', () => {
  it('what was ordered does not count, nor does an answer that comes late', async () => {
    present.storage.set('reef-tanks', JSON.stringify({ t2: TANK }));
    const { shown, sayOrders, list, signOut } = await openPage();
    sayOrders(ORDER);
    list(ASKED);
    const reading = await readingOf(ORDERED);
    signOut();
    expect(shown.at(-1)).toBe('fits');
    const before = shown.length;
    await reading.answer(ORDERED);
    sayOrders(ORDER);
    expect(shown.slice(before).filter((each) => each !== 'fits')).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(present.server.listening('orders')).toBe(0);
  });

  it('somebody else’s verdicts do not wait for what the first one ordered', async () => {
    const { shown, sayOrders, list, signOut, signIn } = await openPage();
    list(ASKED, OTHER);
    sayOrders(ORDER);
    await readingOf(ORDERED);
    signOut();
    signIn('ben');
    expect(shown.at(-1)).toBe('none');
    await vi.waitFor(() => expect(present.server.listening('tanks/ben')).toBeGreaterThan(0));
    present.server.sayDocument('tanks/ben', { tanks: { t3: TANK } });
    await vi.waitFor(() => expect(present.server.listening('tanks/ben')).toBe(2));
    present.server.sayDocument('tanks/ben', { tanks: { t3: TANK } });
    sayOrders(orderOf(OTHER));
    expect(shown.at(-1)).toBe('does-not-fit');
  });
});

describe('FIT-08 a page that asks for no verdicts any more', () => {
  it('hears of no answer that comes then; one that asks again does', async () => {
    const { shown, end, follow, sayOrders, list } = await openPage();
    sayOrders(ORDER);
    list(ASKED);
    const reading = await readingOf(ORDERED);
    end();
    await vi.waitFor(() => expect(present.server.listening('orders')).toBe(0));
    const before = shown.length;
    const again = follow();
    await vi.waitFor(() => expect(present.server.listening('orders')).toBeGreaterThan(0));
    await vi.advanceTimersByTimeAsync(1);
    present.server.sayDocument('tanks/ana', { tanks: { t1: TANK } });
    sayOrders(ORDER);
    expect(again.shown.at(-1)).toBe('none');
    await reading.answer(ORDERED);
    expect(changesOf(again.shown)).toEqual(['none', 'does-not-fit']);
    expect(shown).toHaveLength(before);
  });
});
