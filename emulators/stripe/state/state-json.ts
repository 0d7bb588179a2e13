import type { Stripe } from 'stripe';
import * as z from 'zod';
import type { WireDispute } from '#stripe/wire.ts';
import type { EventRecord, SavedAnswer, SessionRecord, State } from './state.ts';

const FORMAT_VERSION = 1;

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** Entries of one map. The file is the stand-in's own, so only its outline is checked. */
const entries = <T>() => z.array(z.tuple([z.string(), z.custom<T>(isObject)]));

const StateFile = z.object({
  version: z.literal(FORMAT_VERSION),
  agedMs: z.number(),
  // Missing in files of an earlier version.
  customers: entries<Stripe.Customer>().default([]),
  sessions: entries<SessionRecord>(),
  paymentIntents: entries<Stripe.PaymentIntent>(),
  charges: entries<Stripe.Charge>(),
  refunds: entries<Stripe.Refund>(),
  // Missing in files from before disputes existed.
  disputes: entries<WireDispute>().default([]),
  events: entries<EventRecord>(),
  answers: entries<SavedAnswer>(),
});

/** The state as the text of its file. */
export function stateToJson(state: State): string {
  return JSON.stringify({
    version: FORMAT_VERSION,
    agedMs: state.agedMs,
    customers: [...state.customers],
    sessions: [...state.sessions],
    paymentIntents: [...state.paymentIntents],
    charges: [...state.charges],
    refunds: [...state.refunds],
    disputes: [...state.disputes],
    events: [...state.events],
    answers: [...state.answers],
  });
}

/** The state from its file's text. Throws if the file is not the stand-in's. */
export function stateFromJson(text: string): State {
  const file = StateFile.parse(JSON.parse(text));
  return {
    agedMs: file.agedMs,
    customers: new Map(file.customers),
    sessions: new Map(file.sessions),
    paymentIntents: new Map(file.paymentIntents),
    charges: new Map(file.charges),
    refunds: new Map(file.refunds),
    disputes: new Map(file.disputes),
    events: new Map(file.events),
    answers: new Map(file.answers),
  };
}
