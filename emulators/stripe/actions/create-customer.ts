import type { Stripe } from 'stripe';
import { defineOperation } from '#stripe/api/operation.ts';
import { succeed } from '#stripe/api/result.ts';
import { CreateCustomerParams } from '#stripe/validations/create-customer.ts';
import { nowSeconds } from '#stripe/context.ts';

const noAddress = {
  city: null,
  country: null,
  line1: null,
  line2: null,
  postal_code: null,
  state: null,
};

/** POST /v1/customers */
export const createCustomer = defineOperation({
  name: 'create_customer',
  method: 'POST',
  path: '/v1/customers',
  params: () => CreateCustomerParams,
  act(context, params) {
    const { shipping } = params;
    const customer: Stripe.Customer = {
      id: context.newId('cus'),
      object: 'customer',
      address: null,
      balance: 0,
      created: nowSeconds(context),
      currency: null,
      default_source: null,
      delinquent: false,
      description: null,
      email: params.email ?? null,
      invoice_prefix: null,
      invoice_settings: {
        custom_fields: null,
        default_payment_method: null,
        footer: null,
        rendering_options: null,
      },
      livemode: false,
      metadata: params.metadata ?? {},
      name: params.name ?? null,
      next_invoice_sequence: 1,
      phone: params.phone ?? null,
      preferred_locales: [],
      shipping: shipping ? { ...shipping, address: { ...noAddress, ...shipping.address } } : null,
      tax_exempt: 'none',
      test_clock: null,
    };
    context.state.customers.set(customer.id, customer);
    context.changed();
    return succeed(customer);
  },
});
