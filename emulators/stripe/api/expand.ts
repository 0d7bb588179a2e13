import type { Context } from '#stripe/context.ts';
import { invalidRequest } from './errors.ts';
import { refuse, succeed, type Failure, type Result } from './result.ts';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields that can be expanded; Stripe refuses all others. */
const EXPANDABLE = new Set([
  'charge',
  'customer',
  'latest_charge',
  'line_items',
  'payment_intent',
  'refunds',
  'shipping_rate',
]);

/** Of these, the fields that are absent unless expanded. */
const LISTS = new Set(['line_items', 'refunds']);

function findObject(context: Context, id: string): object | undefined {
  const { state } = context;
  const session = [...state.sessions.values()];
  return (
    state.paymentIntents.get(id) ??
    state.charges.get(id) ??
    session.flatMap((record) => record.shippingRates).find((rate) => rate.id === id)
  );
}

function lineItemsOf(context: Context, session: Fields): object {
  const id = String(session['id']);
  const data = context.state.sessions.get(id)?.lineItems ?? [];
  return { object: 'list', data, has_more: false, url: `/v1/checkout/sessions/${id}/line_items` };
}

/** As many as Stripe sends with a charge; the list of refunds has all. */
const REFUNDS_SENT = 10;

function refundsOf(context: Context, charge: Fields): object {
  const id = String(charge['id']);
  const all = [...context.state.refunds.values()].filter((refund) => refund.charge === id);
  return {
    object: 'list',
    data: all.toReversed().slice(0, REFUNDS_SENT),
    has_more: all.length > REFUNDS_SENT,
    url: `/v1/charges/${id}/refunds`,
  };
}

function expanded(context: Context, holder: Fields, field: string): unknown {
  if (field === 'line_items' && holder['object'] === 'checkout.session')
    return lineItemsOf(context, holder);
  if (field === 'refunds' && holder['object'] === 'charge') return refundsOf(context, holder);
  const value = holder[field];
  return typeof value === 'string' ? (findObject(context, value) ?? value) : value;
}

const cannot = (path: string): Failure =>
  invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' });

function expandPath(
  context: Context,
  holder: unknown,
  steps: string[],
  path: string,
): Result<unknown> {
  const [field, ...rest] = steps;
  if (field === undefined || holder === null) return succeed(holder);
  if (Array.isArray(holder)) return expandEach(context, holder, steps, path);
  if (!isFields(holder)) return refuse(cannot(path));
  const isStop = field === 'data' || field === 'shipping_cost' || field === 'shipping_options';
  if (!isStop && !EXPANDABLE.has(field)) return refuse(cannot(path));
  if (!LISTS.has(field) && !(field in holder)) return refuse(cannot(path));
  const inner = expandPath(
    context,
    isStop ? holder[field] : expanded(context, holder, field),
    rest,
    path,
  );
  return inner.ok ? succeed({ ...holder, [field]: inner.value }) : inner;
}

function expandEach(
  context: Context,
  items: unknown[],
  steps: string[],
  path: string,
): Result<unknown> {
  const results = items.map((item) => expandPath(context, item, steps, path));
  const failed = results.find((result) => !result.ok);
  return failed ?? succeed(results.map((result) => (result.ok ? result.value : null)));
}

/** `body` with the paths of `expand[]` filled in, or Stripe's refusal. At most four levels. */
export function expandBody(context: Context, body: object, paths: string[]): Result {
  let filled: object = body;
  for (const path of paths) {
    const steps = path.split('.');
    if (steps.length > 4) return refuse(cannot(path));
    const result = expandPath(context, filled, steps, path);
    if (!result.ok) return result;
    if (isFields(result.value)) filled = result.value;
  }
  return succeed(filled);
}
