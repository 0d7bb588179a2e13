import { describe, expect, it } from 'vitest';
import { apiUnderTest, isRealStripe } from '#stripe/testing/api-under-test.ts';
import { sampleSession } from '#stripe/testing/sample-session.ts';

const api = apiUnderTest();

const address = {
  line1: '1 Reef Road',
  city: 'Miami',
  state: 'FL',
  postal_code: '33101',
  country: 'US',
};
const customer = {
  email: 'ana@shop.example',
  name: 'Ana Reyes',
  phone: '305 555 0100',
  shipping: { name: 'Ana Reyes', phone: '305 555 0100', address },
  metadata: { reservation: 'r1' },
};

const session = (change: object) =>
  api.stripe.checkout.sessions.create({
    ...sampleSession(),
    customer_email: undefined,
    ...change,
  });

describe('POST /v1/customers', () => {
  it('makes a customer with what it was given', async () => {
    const made = await api.stripe.customers.create(customer);
    expect(made).toMatchObject({ object: 'customer', livemode: false, ...customer });
    expect(made.id).toMatch(/^cus_\w{14,}$/);
  });

  it('refuses what is no e-mail, and what it does not know', async () => {
    const wrong = api.stripe.customers.create({ email: 'nobody' });
    await expect(wrong).rejects.toMatchObject({ statusCode: 400, code: 'email_invalid' });
    const unknown = { ...customer, shoe_size: '44' };
    await expect(api.stripe.customers.create(unknown)).rejects.toMatchObject({
      code: 'parameter_unknown',
    });
  });
});

describe('a session for a customer', () => {
  it('names them', async () => {
    const { id } = await api.stripe.customers.create(customer);
    const made = await session({ customer: id, customer_update: { shipping: 'auto' } });
    expect(made.customer).toBe(id);
  });

  it('refuses an unknown one, and an e-mail in addition to one', async () => {
    const none = session({ customer: 'cus_none' });
    await expect(none).rejects.toMatchObject({ code: 'resource_missing', param: 'customer' });
    const { id } = await api.stripe.customers.create(customer);
    const both = session({ customer: id, customer_email: 'ana@shop.example' });
    await expect(both).rejects.toMatchObject({ statusCode: 400 });
    const update = session({ customer_update: { shipping: 'auto' } });
    await expect(update).rejects.toMatchObject({ statusCode: 400 });
  });

  it.skipIf(isRealStripe)('has a payment page that begins with their address', async () => {
    const { id } = await api.stripe.customers.create(customer);
    const text = async (change: object) => {
      const { url } = await session({ customer: id, ...change });
      return (await fetch(String(url))).text();
    };
    const page = await text({});
    for (const value of ['ana@shop.example', '305 555 0100', 'Ana Reyes', '1 Reef Road', '33101'])
      expect(page).toContain(`value="${value}"`);
    const elsewhere = await text({ shipping_address_collection: { allowed_countries: ['CA'] } });
    expect(elsewhere).not.toContain('1 Reef Road');
  });
});
