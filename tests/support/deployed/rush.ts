import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import type { Firestore } from 'firebase-admin/firestore';
import { shortDigest } from '../../../functions/src/shared/db/short-digest.ts';
import { cartOf } from '#support/shop-fixture.ts';
import type { GoogleKeys } from './google-keys.ts';
import { idToken } from './sessions.ts';
import type { Worker } from './worker.ts';

/** The shop's own pages, by the worker's `APP_ORIGIN`. */
export const PAGES = {
  successUrl: 'https://reef.example/payment-success?session_id={CHECKOUT_SESSION_ID}',
  cancelUrl: 'https://reef.example/payment-canceled',
};

/** The beginning of the message when the units are gone. */
export const SOLD_OUT = 'An item in your cart is no longer available in that quantity.';

/** A buyer of the deployed shop: user, token and network address. */
export type RushBuyer = { userId: string; token: string; address: string };

/** A buyer's result: a payment page's address or a refusal's message, and the time it took. */
export type Answer = { ms: number; http: number; url: string | null; message: string };

/** Buyers with their tokens made in advance, so that signing is not timed. */
export function rushBuyers(
  keys: GoogleKeys,
  userIds: readonly string[],
  addressOf: (index: number) => string,
): RushBuyer[] {
  return userIds.map((userId, index) => ({
    userId,
    token: idToken(keys, userId),
    address: addressOf(index),
  }));
}

/**
 * Sends a call's body by Node's own client: `fetch` takes as much of the machine as the timed call.
 * @returns the answer's status and text, and the time it took.
 */
function send(url: string, headers: Record<string, string>, body: string) {
  return new Promise<{ http: number; text: string; ms: number }>((resolve, reject) => {
    const from = performance.now();
    const asked = request(url, { method: 'POST', headers, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (text += part));
      response.on('end', () => {
        resolve({ http: response.statusCode ?? 0, text, ms: performance.now() - from });
      });
      response.on('error', reject);
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

/** Calls `create-payment` of the deployed bundle for one unit of a product. */
export async function buyOne(
  worker: Worker,
  buyer: RushBuyer,
  product: string,
  request_id: string = randomUUID(),
): Promise<Answer> {
  const data = { ...cartOf([product, 1]), ...PAGES, request_id };
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${buyer.token}`,
    'x-forwarded-for': buyer.address,
  };
  const url = `${worker.origin}/create-payment`;
  const { http, text, ms } = await send(url, headers, JSON.stringify({ data }));
  const body = JSON.parse(text) as { result?: { url: string }; error?: { message: string } };
  return { ms, http, url: body.result?.url ?? null, message: body.error?.message ?? '' };
}

/** Firestore stamps all documents of a commit with the same time, so that times count commits. */
async function commitsOn(db: Firestore, paths: readonly string[]): Promise<number> {
  const documents = await db.getAll(...paths.map((path) => db.doc(path)));
  const times = documents.flatMap(({ updateTime }) => updateTime?.valueOf() ?? []);
  return new Set(times).size;
}

/**
 * How many commits took units for these buyers (their `latest_holds`), and how many counted their
 * calls (their `call_limits`). Each buyer must have bought once.
 */
export async function commitsOf(
  db: Firestore,
  buyers: readonly RushBuyer[],
): Promise<{ reserving: number; counting: number }> {
  const counters = buyers.map(({ userId }) => shortDigest(`payment account ${userId}`, 40));
  return {
    reserving: await commitsOn(
      db,
      buyers.map(({ userId }) => `latest_holds/${userId}`),
    ),
    counting: await commitsOn(
      db,
      counters.map((name) => `call_limits/${name}`),
    ),
  };
}
