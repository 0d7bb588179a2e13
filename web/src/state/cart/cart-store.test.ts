import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCartLine as line } from '@reef/domain/testing/cart-line-fixture';
import { aProduct } from '@reef/domain/testing/fixtures';
import { catalogue } from '#state/catalogue/catalogue.ts';
import { session, SIGNED_OUT, UNKNOWN } from '#state/session/session-store.ts';
import { sleep } from '#platform/timing.ts';
import { lostAnswer, serveFunctions } from '#testing/functions-server.ts';
import { pageWithStorage } from '#testing/local-storage.ts';
import { cart, cartLines, onCartNotice, startCart } from './cart-store.ts';

const readServer = vi.hoisted(() => vi.fn());
vi.mock(import('firebase/firestore'), async (original) => ({
  ...(await original()),
  getDocFromServer: readServer,
  // The catalogue's listeners hear nothing.
  onSnapshot: () => () => {},
}));

const inCart = () => cartLines().map(({ id, quantity }) => [id, quantity]);

beforeEach(() => {
  cart.clear();
  cart.restore([line('a', 2), line('b', 1), line('c', 1)]);
});

afterEach(() => {
  session.set(UNKNOWN);
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

it('CART-08 what the buyer’s own payment page holds is not counted twice', () => {
  vi.stubGlobal('window', pageWithStorage());
  session.set({ ...UNKNOWN, phase: 'signed-in', isConfirmed: true });
  cart.restore([line('a', 2, 4)]);
  const until = new Date(Date.now() + 600_000).toISOString();
  cart.noteHold({ until, quantities: { a: 2 }, stock_before: { a: 4 } });
  // Four were there: two are in the cart and held, two are free.
  const free = aProduct({ id: 'a', stock: 2 });
  expect(cart.add(free, 1)).toMatchObject({ ok: true, added: 1 });
  expect(cart.add(free, 9)).toMatchObject({ ok: true, added: 1, isCapped: true });
  expect(cart.add(free, 1)).toMatchObject({ ok: false, refusal: 'out-of-stock' });
  expect(cartLines()[0]).toMatchObject({ quantity: 4, stock: 4 });
});

describe('CART-01 undoing what was taken out of the cart', () => {
  it('puts one line back where it stood, and leaves what was changed since', () => {
    cart.remove('b');
    cart.setQuantity('c', 3);
    cart.remove('a');
    cart.restore([line('b', 1)], 1);
    expect(inCart()).toEqual([
      ['c', 3],
      ['b', 1],
    ]);
    cart.restore([line('a', 2)], 0);
    expect(inCart()).toEqual([
      ['a', 2],
      ['c', 3],
      ['b', 1],
    ]);
  });

  it('puts all lines back beside what was added since, each once', () => {
    const before = cartLines();
    cart.clear();
    cart.restore([line('d', 4), line('b', 5)]);
    cart.restore(before);
    expect(inCart()).toEqual([
      ['a', 2],
      ['b', 1],
      ['c', 1],
      ['d', 4],
    ]);
  });
});

describe('SEEN-23 CART-06 what is added before the server has confirmed the account', () => {
  const fish = aProduct({ id: 'fish', stock: 5 });
  const user = { uid: 'u1', email: 'buyer@reef.test' };
  const allowed = { ...UNKNOWN, phase: 'signed-in', user } as const;
  const barred = { ...allowed, purchaseBlockReason: 'purchases-disabled' } as const;
  let said: string[] = [];
  let ends: (() => void)[] = [];

  beforeEach(() => {
    serveFunctions(lostAnswer);
    readServer.mockRejectedValue(new Error('the server was not reached'));
    vi.stubGlobal('window', pageWithStorage(new Map([['reef-session', JSON.stringify(user.uid)]])));
    said = [];
    ends = [startCart(), onCartNotice((message) => said.push(message))];
    cart.clear();
    expect(cart.add(fish, 1)).toMatchObject({ ok: true });
  });

  afterEach(() => {
    for (const end of ends) end();
  });

  it('stays although this device last heard that the account is barred, and so does what follows', () => {
    session.set(barred);
    expect(inCart()).toEqual([['fish', 1]]);
    expect(cart.add(fish, 1)).toMatchObject({ ok: true });
    session.set({ ...allowed, isConfirmed: true });
    expect(inCart()).toEqual([['fish', 2]]);
    expect(said).toEqual([]);
  });

  it('is taken back as soon as the server says that the account is barred, and no more is added', () => {
    session.set(allowed);
    expect(cart.add(fish, 1)).toMatchObject({ ok: true });
    session.set({ ...barred, isConfirmed: true });
    expect(inCart()).toEqual([]);
    expect(said).toEqual(['Purchases are disabled for your account.']);
    expect(cart.add(fish, 1)).toMatchObject({ ok: false, refusal: 'purchases-disabled' });
  });

  it('CART-04 stays stored for a user who signs out, without a word', () => {
    session.set(barred);
    session.set(SIGNED_OUT);
    expect(inCart()).not.toContainEqual(['fish', 1]);
    expect(said).toEqual([]);
    session.set({ ...allowed, isConfirmed: true });
    expect(inCart()).toEqual([['fish', 1]]);
  });
});

it('CART-11 lines outside the part of a large catalogue are read once, published once, and checked once', async () => {
  serveFunctions(lostAnswer);
  vi.stubGlobal('window', pageWithStorage());
  readServer.mockImplementation(async (ref: { id: string; path: string }) => {
    const { id, ...fields } = aProduct({
      id: ref.id,
      name: `Fish ${ref.id}`,
      price: 20,
      stock: ref.id === 'c' ? 0 : 5,
    });
    // Each answer comes by itself, the animal that is sold out last.
    await sleep(20 * 'abc'.indexOf(id));
    return { id, ref, exists: () => true, data: () => fields };
  });
  const said: string[] = [];
  const ends = [startCart(), onCartNotice((message) => said.push(message))];
  cart.restore([line('a', 2), line('b', 1), line('c', 1)]);
  const none = { 'Saltwater Fish': 1, 'Live Coral': 0, Invertebrates: 0, WYSIWYG: 0 };
  const part = { counts: none, upto: none, isRestLost: false };
  catalogue.set({ phase: 'ready', products: [], isFromCache: false, asOf: null, part });
  const published = vi.fn();
  ends.push(catalogue.subscribe(published));
  await vi.waitFor(() => expect(inCart()).toHaveLength(2), 10_000);
  await sleep(50);
  expect(readServer).toHaveBeenCalledTimes(3);
  expect(published).toHaveBeenCalledTimes(1);
  expect(catalogue.get().products).toHaveLength(3);
  expect(said).toEqual(['Some items are no longer available and were removed.']);
  for (const end of ends) end();
});
