import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, DEMO, signIn } from '#support/callables.ts';
import { fromEnvironment, localDeps, standInStripe } from '#support/local-services.ts';
import { ledger, stockProduct } from '#support/shop-fixture.ts';

const deps = localDeps({ now: new Date() });
let buyer = '';
let product = '';

function body(items: unknown, more: object = {}) {
  const origin = fromEnvironment('REEF_APP_ORIGIN');
  return {
    items,
    successUrl: `${origin}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${origin}/payment-canceled`,
    request_id: randomUUID(),
    ...more,
  };
}
const item = (changes: object = {}) => ({
  id: product,
  name: 'x',
  price: 1,
  quantity: 1,
  ...changes,
});

beforeAll(async () => {
  buyer = await signIn(...DEMO.buyer);
  product = await stockProduct(deps.db, 3);
});
afterAll(() => deps.close());

describe('CALL-05 create-payment over HTTP', () => {
  it('accepts a valid request and answers url; cancel-payment returns the stock', async () => {
    const request = body([item()]);
    const answer = await call('create-payment', request, buyer);
    expect(answer).toMatchObject({
      http: 200,
      result: { url: expect.stringContaining('/c/pay/') },
    });
    expect(await ledger(deps.db, product)).toMatchObject({ free: 2, held: 1 });
    const cancelled = await call('cancel-payment', { request_id: request.request_id }, buyer);
    expect(cancelled.result).toEqual({ outcome: 'cancelled' });
    expect(await ledger(deps.db, product)).toMatchObject({ free: 3, held: 0 });
  });

  it('ATT-25 refuses a call without a token', async () => {
    expect(await call('create-payment', body([item()]))).toMatchObject({
      http: 401,
      error: { status: 'UNAUTHENTICATED' },
    });
  });

  it('ATT-28 refuses a token that is not ours', async () => {
    const forged = `${buyer.split('.')[0]}.${Buffer.from('{"sub":"admin"}').toString('base64url')}.`;
    expect((await call('create-payment', body([item()]), forged)).http).toBe(401);
  });

  it.each([0, -1, 0.5, 2 ** 53, 1000, '1', null])(
    'ATT-29 refuses the quantity %s',
    async (quantity) => {
      const answer = await call('create-payment', body([item({ quantity })]), buyer);
      expect(answer).toMatchObject({ http: 400, error: { status: 'INVALID_ARGUMENT' } });
      expect(await ledger(deps.db, product)).toMatchObject({ free: 3, held: 0 });
    },
  );

  it('ATT-30 sums two lines of one product', async () => {
    const answer = await call(
      'create-payment',
      body([item({ quantity: 2 }), item({ quantity: 2 })]),
      buyer,
    );
    expect(answer).toMatchObject({
      http: 400,
      error: {
        status: 'FAILED_PRECONDITION',
        details: { code: 'insufficient-stock', available: 3 },
      },
    });
    expect(await ledger(deps.db, product)).toMatchObject({ free: 3, held: 0 });
  });

  it("ATT-31 charges the true price, not the client's", async () => {
    const request = body([item({ price: 0.01 })]);
    const answer = await call('create-payment', request, buyer);
    const { session_id } = answer.result as { session_id: string };
    const session = await deps.payments.retrieveSession(session_id);
    expect(session?.subtotalCents).toBe(2499);
    await call('cancel-payment', { request_id: request.request_id }, buyer);
  });

  it('ATT-32 refuses unknown products', async () => {
    const answer = await call('create-payment', body([item({ id: 'no-such-fish' })]), buyer);
    expect(answer.error).toMatchObject({ details: { code: 'unknown-product' } });
  });

  it.each(['suspended', 'barred'] as const)('ATT-33 refuses the %s account', async (who) => {
    const [email, pin] = DEMO[who];
    const token = await signIn(email, pin);
    expect(await call('create-payment', body([item()]), token)).toMatchObject({
      http: 400,
      error: { message: 'Purchases are disabled for this account.' },
    });
    expect(await ledger(deps.db, product)).toMatchObject({ free: 3, held: 0 });
  });

  it.each([
    [{ successUrl: 'https://evil.example/payment-success?session_id={CHECKOUT_SESSION_ID}' }],
    [{ cancelUrl: 'https://evil.example/payment-canceled' }],
    [{ successUrl: 'javascript:alert(1)' }],
  ])('ATT-44 refuses a foreign return address: %o', async (urls) => {
    expect(await call('create-payment', body([item()], urls), buyer)).toMatchObject({ http: 400 });
    expect(await ledger(deps.db, product)).toMatchObject({ free: 3, held: 0 });
  });
});

describe('odd requests', () => {
  it('ATT-42 refuses deep and large bodies without falling over', async () => {
    let deep: unknown = 1;
    for (let level = 0; level < 1000; level += 1) deep = [deep];
    expect((await call('create-payment', body(deep), buyer)).http).toBe(400);
    const wide = Array.from({ length: 5000 }, () => item());
    expect((await call('create-payment', body(wide), buyer)).http).toBe(400);
    const huge = item({ name: 'x'.repeat(10 * 1024 * 1024) });
    expect((await call('create-payment', body([huge]), buyer)).http).toBe(400);
    expect(await ledger(deps.db, product)).toMatchObject({ free: 3, held: 0 });
  });

  it('ATT-43 refuses GET and text/plain', async () => {
    const url = `${fromEnvironment('REEF_FUNCTIONS_ORIGIN')}/create-payment`;
    expect((await fetch(url)).status).toBe(400);
    const plain = await call('create-payment', body([item()]), buyer, {
      'content-type': 'text/plain',
    });
    expect(plain.http).toBe(400);
  });

  it('ATT-45 a name with odd characters is ignored: what is reserved and paid has the product’s own', async () => {
    const name = '<img src=x onerror=alert(1)>\u202Eevil\u200B';
    const request = body([item({ name })]);
    const answer = await call('create-payment', request, buyer);
    expect(answer.http).toBe(200);
    const { request_id } = request;
    const found = deps.db.collection('reservations').where('request_id', '==', request_id);
    const [reservation] = (await found.get()).docs;
    const own = `Test Clownfish ${product}`;
    expect(reservation?.get('lines')).toMatchObject([{ name: own }]);
    const sessionId = String(reservation?.get('session_id'));
    const { data } = await standInStripe().checkout.sessions.listLineItems(sessionId);
    expect(data.map(({ description }) => description)).toEqual([own]);
    await call('cancel-payment', { request_id: request.request_id }, buyer);
  });
});

describe('verify-payment over HTTP', () => {
  it.each(['', 'nonsense', 'cs_../../x', 7, null])(
    'refuses the session id %s',
    async (session_id) => {
      expect((await call('verify-payment', { session_id }, buyer)).http).toBe(400);
    },
  );
  it('ATT-25 needs a sign-in', async () => {
    expect((await call('verify-payment', { session_id: 'cs_test_abcd' })).http).toBe(401);
  });
});
