import * as z from 'zod';
import { offeredMethods } from '#stripe/checkout/offered-methods.ts';
import {
  boolean,
  complain,
  currency,
  email,
  expand,
  integer,
  metadata,
  oneOf,
  text,
  url,
} from './fields.ts';
import { ShippingOption } from './shipping-option.ts';

const HALF_HOUR_SECONDS = 30 * 60;
const DAY_SECONDS = 24 * 60 * 60;

const ProductData = z.strictObject({
  name: text(250),
  description: text(500).optional(),
  images: z.array(url()).max(8).optional(),
  metadata: metadata().optional(),
});

const LineItem = z.strictObject({
  price_data: z.strictObject({
    currency: currency(),
    unit_amount: integer(),
    product_data: ProductData,
  }),
  quantity: integer(1),
});

const Country = z.string().transform((value, ctx) => {
  if (/^[A-Z]{2}$/.test(value)) return value;
  return complain(ctx, `Invalid country: ${value}`);
});

const enabled = z.strictObject({ enabled: boolean() });

const SessionParams = z.strictObject({
  mode: oneOf(['payment']),
  ui_mode: oneOf(['hosted_page']).optional(),
  line_items: z.array(LineItem).min(1).max(100),
  success_url: url(),
  cancel_url: url().optional(),
  client_reference_id: text(200).optional(),
  customer: text().optional(),
  customer_email: email().optional(),
  customer_update: z.strictObject({ shipping: oneOf(['auto', 'never']).optional() }).optional(),
  customer_creation: oneOf(['if_required']).optional(),
  metadata: metadata().optional(),
  payment_intent_data: z
    .strictObject({ description: text(1000).optional(), metadata: metadata().optional() })
    .optional(),
  allowed_payment_method_types: z.array(text()).min(1).optional(),
  excluded_payment_method_types: z.array(text()).min(1).optional(),
  expires_at: integer().optional(),
  shipping_address_collection: z
    .strictObject({ allowed_countries: z.array(Country).min(1) })
    .optional(),
  shipping_options: z.array(ShippingOption).min(1).max(5).optional(),
  phone_number_collection: enabled.optional(),
  automatic_tax: enabled.optional(),
  billing_address_collection: oneOf(['auto', 'required']).optional(),
  locale: oneOf(['auto', 'en']).optional(),
  submit_type: oneOf(['auto', 'pay']).optional(),
  expand: expand(),
});

/** What POST /v1/checkout/sessions takes, as far as the stand-in supports it. */
export type SessionParams = z.output<typeof SessionParams>;

function checkExpiry(
  expiresAt: number | undefined,
  nowSeconds: number,
  ctx: z.core.$RefinementCtx,
) {
  if (expiresAt === undefined) return;
  if (expiresAt < nowSeconds + HALF_HOUR_SECONDS)
    complain(
      ctx,
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
      undefined,
      ['expires_at'],
    );
  if (expiresAt > nowSeconds + DAY_SECONDS)
    complain(
      ctx,
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
      undefined,
      ['expires_at'],
    );
}

function checkMoney(params: SessionParams, ctx: z.core.$RefinementCtx) {
  const prices = params.line_items.map((item) => item.price_data);
  const amounts = params.shipping_options?.map((option) => option.shipping_rate_data.fixed_amount);
  const currencies = new Set([...prices, ...(amounts ?? [])].map((money) => money.currency));
  if (currencies.size > 1)
    complain(ctx, 'You may only use one currency in a Checkout Session.', undefined, [
      'line_items',
    ]);
  const subtotal = params.line_items.reduce(
    (sum, item) => sum + item.price_data.unit_amount * item.quantity,
    0,
  );
  if (subtotal + (amounts?.[0]?.amount ?? 0) < 50)
    complain(
      ctx,
      "The Checkout Session's total amount due must add up to at least $0.50 usd",
      'amount_too_small',
    );
}

function checkCustomer(params: SessionParams, ctx: z.core.$RefinementCtx) {
  if (params.customer === undefined) {
    if (params.customer_update !== undefined)
      complain(ctx, '`customer_update` can only be used with `customer`.', undefined, [
        'customer_update',
      ]);
    return;
  }
  if (params.customer_email !== undefined)
    complain(
      ctx,
      'You may only specify one of these parameters: customer, customer_email.',
      undefined,
      ['customer_email'],
    );
}

/** The parameters of a new session, validated at `nowSeconds`; see Stripe's "Create a Session". */
export const createSessionParams = (nowSeconds: number) =>
  SessionParams.superRefine((params, ctx) => {
    checkExpiry(params.expires_at, nowSeconds, ctx);
    checkCustomer(params, ctx);
    checkMoney(params, ctx);
    if (offeredMethods(params).length === 0)
      complain(ctx, 'No valid payment method types for this Checkout Session.');
    if (params.automatic_tax?.enabled === true)
      complain(ctx, 'Automatic tax is not part of the stand-in.', undefined, [
        'automatic_tax',
        'enabled',
      ]);
  });
