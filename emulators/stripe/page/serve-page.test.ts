import type { Stripe } from 'stripe';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiUnderTest, askControl, isRealStripe } from '#stripe/testing/api-under-test.ts';
import { sampleSession, smallSession } from '#stripe/testing/sample-session.ts';

const api = apiUnderTest({ settleDelayMs: 60_000 });
const describeLocal = describe.skipIf(isRealStripe);

let session: Stripe.Checkout.Session;
beforeEach(async () => {
  session = await api.stripe.checkout.sessions.create(sampleSession());
});

const page = (path = '') => `${session.url}${path}`;

async function get(path = ''): Promise<string> {
  return (await fetch(page(path))).text();
}

function post(fields: Record<string, string>, path = ''): Promise<Response> {
  return fetch(page(path), {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
}

const payment = (change: Record<string, string> = {}) => ({
  attempt: 'form-1',
  email: 'buyer@shop.example',
  phone: '555 0100',
  method: 'card',
  card_number: '4242 4242 4242 4242',
  card_expiry: '12 / 34',
  card_cvc: '123',
  name: 'Ana Buyer',
  shipping_rate: '1',
  ship_name: 'Ana Buyer',
  line1: '1 Reef Road',
  city: 'Portland',
  state: 'OR',
  postal_code: '97201',
  country: 'US',
  ...change,
});

const now = () => api.stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] });

describeLocal('the payment page', () => {
  it('shows the order, says that no money moves, and leads back', async () => {
    const text = await get();
    expect(text).toContain('test mode, no real money');
    expect(text).toContain('Ocellaris clownfish');
    expect(text).toContain('$139.48');
    expect(text).toContain('$163.48');
    expect(text).toContain('href="https://shop.example/cart"');
    expect(text).toContain('value="buyer@shop.example"');
    expect(text).not.toContain('4242 4242 4242 4242"');
    expect((await now()).status).toBe('open');
  });

  it('fills in a test card when asked', async () => {
    expect(await get('?prefill=1')).toContain('value="4242 4242 4242 4242"');
  });

  it('pays with 4242 and goes to the success page with the id', async () => {
    const answer = await post(payment());
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(
      `https://shop.example/done?session_id=${session.id}`,
    );
    expect(await now()).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      amount_total: 16_348,
      customer_details: { name: 'Ana Buyer', phone: '555 0100' },
      collected_information: {
        shipping_details: { name: 'Ana Buyer', address: { line1: '1 Reef Road', country: 'US' } },
      },
      payment_intent: { amount_received: 16_348 },
    });
  });

  it('pays once for a double submit, and sends both to the success page', async () => {
    const answers = await Promise.all([post(payment()), post(payment())]);
    expect(answers.map((answer) => answer.status)).toEqual([303, 303]);
    const { data } = await api.stripe.events.list({
      type: 'checkout.session.completed',
      limit: 100,
    });
    const ours = data.filter((event) => JSON.stringify(event.data.object).includes(session.id));
    expect(ours).toHaveLength(1);
  });

  it.each([
    ['4000 0000 0000 0002', 'Your card was declined.', 'generic_decline'],
    ['4000 0000 0000 9995', 'Your card has insufficient funds.', 'insufficient_funds'],
  ])(
    'declines %s, stays open, and takes another card',
    async (card_number, message, decline_code) => {
      const answer = await post(payment({ card_number }));
      const text = await answer.text();
      expect(text).toContain(message);
      expect(text).toContain('role="alert"');
      expect(await now()).toMatchObject({
        status: 'open',
        payment_intent: {
          status: 'requires_payment_method',
          last_payment_error: { code: 'card_declined', decline_code },
        },
      });
      expect((await post(payment())).status).toBe(303);
      expect((await now()).payment_status).toBe('paid');
    },
  );

  it('asks for confirmation with 3220 and pays on Complete', async () => {
    const asked = await post(payment({ card_number: '4000000000003220' }));
    expect(asked.headers.get('location')).toBe(`/c/pay/${session.id}/authenticate`);
    expect(await now()).toMatchObject({
      status: 'open',
      payment_intent: { status: 'requires_action' },
    });
    expect(await get('/authenticate')).toContain('Fail authentication');
    const answer = await post({ outcome: 'complete' }, '/authenticate');
    expect(answer.headers.get('location')).toContain(session.id);
    expect((await now()).payment_status).toBe('paid');
  });

  it('does not pay with 3220 when the confirmation fails', async () => {
    await post(payment({ card_number: '4000000000003220' }));
    const answer = await post({ outcome: 'fail' }, '/authenticate');
    expect(await answer.text()).toContain('unable to authenticate');
    expect(await now()).toMatchObject({ status: 'open', payment_status: 'unpaid' });
    // Nothing is left to confirm.
    expect((await post({ outcome: 'complete' }, '/authenticate')).headers.get('location')).toBe(
      `/c/pay/${session.id}`,
    );
    expect((await now()).payment_status).toBe('unpaid');
  });

  it('completes unpaid by bank debit, which settles later', async () => {
    const answer = await post(payment({ method: 'us_bank_account', debit_ending: 'succeeded' }));
    expect(answer.status).toBe(303);
    expect(await now()).toMatchObject({
      status: 'complete',
      payment_status: 'unpaid',
      payment_intent: { status: 'processing' },
    });
    await askControl(api.url, '/clock/advance', { ms: 60_000 });
    expect((await now()).payment_status).toBe('paid');
  });

  it('completes unpaid by bank debit, which may fail later', async () => {
    await post(payment({ method: 'us_bank_account', debit_ending: 'failed' }));
    await askControl(api.url, '/clock/advance', { ms: 60_000 });
    expect(await now()).toMatchObject({
      status: 'complete',
      payment_status: 'unpaid',
      payment_intent: { status: 'requires_payment_method' },
    });
  });

  it('offers no bank debit if the session takes only cards', async () => {
    session = await api.stripe.checkout.sessions.create({
      ...smallSession(),
      excluded_payment_method_types: ['us_bank_account'],
    });
    expect(await get()).not.toContain('Bank debit');
    const text = await (await post(payment({ method: 'us_bank_account' }))).text();
    expect(text).toContain('Choose a way to pay.');
    expect((await now()).status).toBe('open');
  });

  it('names every field that is wrong, and keeps what was right', async () => {
    const wrong = {
      card_number: '4242 4242 4242 4241',
      card_expiry: '01/20',
      card_cvc: '',
      line1: '',
      country: 'FR',
      email: 'x',
    };
    const text = await (await post(payment(wrong))).text();
    for (const name of ['card_number', 'card_expiry', 'card_cvc', 'line1', 'country', 'email'])
      expect(text).toContain(`id="${name}-error"`);
    expect(text).toContain('<title>Error: ');
    expect(text).toContain('value="1 Reef Road"'.replace('1 Reef Road', 'Portland'));
    expect((await now()).payment_intent).toBeNull();
  });

  it('says so when the session is complete or expired', async () => {
    await post(payment());
    expect(await get()).toContain('already complete');
    expect(await (await post(payment({ attempt: 'form-2' }))).text()).toContain('already complete');
    session = await api.stripe.checkout.sessions.create(sampleSession());
    await api.stripe.checkout.sessions.expire(session.id);
    const gone = `${api.url}/c/pay/${session.id}`;
    expect(await (await fetch(gone)).text()).toContain('has expired');
    const late = await fetch(gone, { method: 'POST', body: new URLSearchParams(payment()) });
    expect(await late.text()).toContain('has expired');
    expect((await now()).payment_status).toBe('unpaid');
  });

  it('escapes what others wrote', async () => {
    const attack = '"><script>alert(1)</script>';
    session = await api.stripe.checkout.sessions.create({
      ...smallSession(),
      cancel_url: 'https://shop.example/?q="><script>alert(2)</script>',
      line_items: [
        {
          price_data: { currency: 'usd', unit_amount: 1000, product_data: { name: attack } },
          quantity: 1,
        },
      ],
    });
    const text =
      (await get()) + (await (await post(payment({ email: attack, name: attack }))).text());
    expect(text).not.toContain('<script');
    expect(text).toContain('&quot;&gt;&lt;script&gt;');
  });

  it('knows no other sessions', async () => {
    const answer = await fetch(`${api.url}/c/pay/cs_test_none`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});
