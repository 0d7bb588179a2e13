import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { apiUnderTest, isRealStripe } from './api-under-test.ts';
import { intentIdOf } from './intent-id.ts';
import { sampleSession } from './sample-session.ts';

const api = apiUnderTest();

/**
 * The fields of Stripe's objects and their kinds, from the samples that Stripe publishes with its
 * OpenAPI description (github.com/stripe/openapi, openapi/fixtures3.json, of 2026-08-21). Names and
 * kinds only: stripe-node's types say what is optional and what each field may hold, and the
 * stand-in is compiled against those.
 */
const PUBLISHED = z
  .record(z.string(), z.record(z.string(), z.string()))
  .parse(JSON.parse(readFileSync(new URL('published-fields.json', import.meta.url), 'utf8')));

/** Fields of Stripe's that the stand-in leaves out, as Stripe may, and why. */
const LEFT_OUT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  payment_intent: { amount_details: 'optional; of tips and surcharges, which it has none of' },
  refund: { destination_details: 'optional; of the way money goes, and here none moves' },
  charge: { refunds: 'there only where `expand` asks for it' },
};

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  return typeof value;
}

/** Where an answer differs from what Stripe publishes for such an object. */
function differences(name: string, answer: object): string[] {
  const fields = PUBLISHED[name] ?? {};
  const own = new Map<string, unknown>(Object.entries(answer));
  const missing = Object.keys(fields).filter(
    (field) => !own.has(field) && !(field in (LEFT_OUT[name] ?? {})),
  );
  const otherwise = Object.entries(fields).filter(([field, kind]) => {
    const given = kindOf(own.get(field));
    return own.has(field) && kind !== 'null' && given !== 'null' && given !== kind;
  });
  return [
    ...missing.map((field) => `${name}.${field} is missing`),
    ...otherwise.map(([field, kind]) => `${name}.${field} is no ${kind}`),
  ];
}

it.skipIf(isRealStripe)(
  'answers hold every field that Stripe publishes of them, of its kind',
  async () => {
    const { stripe } = api;
    const made = await stripe.checkout.sessions.create(sampleSession());
    await api.control(`/sessions/${made.id}/pay`, { method: 'card' });
    const session = await stripe.checkout.sessions.retrieve(made.id);
    const intent = await stripe.paymentIntents.retrieve(intentIdOf(session), {
      expand: ['latest_charge'],
    });
    const refund = await stripe.refunds.create({ payment_intent: intent.id });
    const { data } = await stripe.events.list({ limit: 1 });
    const answers = { 'checkout.session': session, payment_intent: intent, refund, event: data[0] };
    const charge = intent.latest_charge;
    const found = Object.entries({ ...answers, charge }).flatMap(([name, answer]) =>
      answer !== null && typeof answer === 'object' ? differences(name, answer) : [`no ${name}`],
    );
    expect(found).toEqual([]);
  },
);
