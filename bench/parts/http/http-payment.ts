import { randomUUID } from 'node:crypto';
import { Reservation } from '@reef/domain/checkout/reservation';
import { buyOne, rushBuyers } from '@reef/tests/support/deployed/rush.ts';
import { addSignedInBuyer } from '@reef/tests/support/deployed/sessions.ts';
import { stockProduct } from '@reef/tests/support/shop-fixture.ts';
import { fromEnvironment } from '@reef/tests/support/local-services.ts';
import { grpcCounter } from '@reef/tests/support/wire/grpc-counter.ts';
import { atMost, noted, shown, type Measure } from '#harness/measure.ts';
import { median } from '@reef/tests/support/statistics.ts';
import { parseDocument } from '../../../functions/src/shared/db/documents.ts';
import { type Instance, withInstance } from '#environment/instance.ts';
import { withTriggersOff } from '#environment/triggers.ts';
import type { Environment } from '#environment/environment.ts';

const ROUNDS = 3;

/** Buyers of a round, one after the other. */
const ALONE = 15;

/** Units of the round's product; none may be refused. */
const UNITS = 100;

const LIMIT = 3;

/** Not a product's id: a cart that names it is refused before the database is asked. */
const NO_PRODUCT = '';

/** The time of one buyer's checkout, and of its components. */
type Times = {
  callMs: number;
  writeMs: number;
  readMs: number;
  stripeMs: number;
  /** The requests that have to be made one after the other, without the server around them. */
  bareMs: number;
  /**
   * A call whose cart is refused as invalid: HTTP, Google's library and the token, but no request.
   */
  refusedMs: number;
};

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

/** The reservation that a buyer's checkout just made. */
async function reservationOf({ deps }: Instance, userId: string): Promise<Reservation> {
  const found = await deps.db.collection('reservations').where('user_id', '==', userId).get();
  const [document] = found.docs;
  const reservation = parseDocument(Reservation, document);
  if (reservation === null) throw new Error('no reservation was made');
  return reservation;
}

/**
 * A hold's commit: a product's stock (with a precondition), a reservation and the buyer's pointer.
 */
async function holdOf({ deps }: Instance, like: Reservation, product: string) {
  const { db } = deps;
  const stock = await db.doc(`products/${product}`).get();
  const { updateTime } = stock;
  if (updateTime === undefined) throw new Error('the product is gone');
  const { id, ...fields } = like;
  const name = `bench-${randomUUID()}`;
  const reservation = db.doc(`reservations/${name}`);
  const batch = db.batch();
  batch.update(stock.ref, { stock: UNITS }, { lastUpdateTime: updateTime });
  batch.create(reservation, fields);
  batch.create(db.doc(`latest_holds/${name}`), { reservation_id: id, updated_at: new Date() });
  return { batch, reservation };
}

/** One write of the emulator: the commit that no checkout can do without. */
async function oneWrite(shop: Instance, like: Reservation, product: string): Promise<number> {
  const { batch } = await holdOf(shop, like, product);
  return timed(() => batch.commit());
}

/**
 * The requests that a checkout cannot make in parallel, made by this process one after the other
 * with nothing in between: read the session and the counters, write the counters, write the hold,
 * create Stripe's page, note the page.
 */
async function bareCheckout(shop: Instance, like: Reservation, product: string): Promise<number> {
  const { db, payments } = shop.deps;
  const { batch, reservation } = await holdOf(shop, like, product);
  const counters = [1, 2, 3].map(() => db.doc(`call_limits/bench-${randomUUID()}`));
  return timed(async () => {
    await db.getAll(db.doc(`user_roles/${like.user_id}`), ...counters);
    const counted = db.batch();
    for (const one of counters) counted.create(one, { count: 1, window_ends_at: new Date() });
    await counted.commit();
    const [, held] = await batch.commit();
    const session = await payments.createSession({ ...like, id: randomUUID() });
    if (!session.ok || held === undefined) throw new Error('a bare checkout was refused');
    const note = { session_id: session.id, session_url: session.url, updated_at: new Date() };
    const noting = db.batch();
    noting.update(reservation, note, { lastUpdateTime: held.writeTime });
    await noting.commit();
  });
}

async function oneBuyer(shop: Instance, product: string): Promise<Times> {
  const { db, payments } = shop.deps;
  const userId = await addSignedInBuyer(db);
  const [buyer] = rushBuyers(shop.keys, [userId], () => `bench-${randomUUID()}`);
  if (buyer === undefined) throw new Error('no buyer');
  const { ms, url, message } = await buyOne(shop.worker, buyer, product);
  if (url === null) throw new Error(`a buyer alone was refused: ${message}`);
  const made = await reservationOf(shop, userId);
  const writeMs = await oneWrite(shop, made, product);
  const readMs = await timed(() => db.getAll(db.doc(`profiles/${userId}`)));
  const stripeMs = await timed(() => payments.createSession({ ...made, id: randomUUID() }));
  const bareMs = await bareCheckout(shop, made, product);
  const refused = await buyOne(shop.worker, buyer, NO_PRODUCT);
  if (refused.url !== null) throw new Error('a cart of nothing was sold');
  return { callMs: ms, writeMs, readMs, stripeMs, bareMs, refusedMs: refused.ms };
}

async function round(shop: Instance): Promise<Times> {
  const product = await stockProduct(shop.deps.db, UNITS);
  const found: Times[] = [];
  for (let count = 0; count < ALONE; count += 1) {
    // One after the other is what is timed.
    found.push(await oneBuyer(shop, product));
  }
  const of = (key: keyof Times) => median(found.map((one) => one[key]));
  return {
    callMs: of('callMs'),
    writeMs: of('writeMs'),
    readMs: of('readMs'),
    stripeMs: of('stripeMs'),
    bareMs: of('bareMs'),
    refusedMs: of('refusedMs'),
  };
}

function spread(values: readonly number[]): string {
  return values.map(shown).join(', ');
}

/** A checkout's requests to the database, counted on the wire. */
async function asked(): Promise<string> {
  const counter = await grpcCounter(fromEnvironment('FIRESTORE_EMULATOR_HOST'));
  const count = async (shop: Instance) => {
    await round(shop);
    counter.taken();
    await round(shop);
    const { calls, commits, waitedMs } = counter.taken();
    return `the database is asked ${shown(calls / ALONE)} times, ${shown(commits / ALONE)} of these commits, ${shown(waitedMs / ALONE)} ms in all`;
  };
  try {
    return await withInstance({ hasProductionLatency: false, firestoreHost: counter.host }, count);
  } finally {
    counter.close();
  }
}

/** What the shop's code has no influence on: the requests in order, and a call that makes none. */
function baselineOf(rounds: readonly Times[]) {
  const inOrder = rounds.map(({ bareMs, writeMs }) => bareMs / writeMs);
  const atAll = rounds.map(({ bareMs, refusedMs, writeMs }) => (bareMs + refusedMs) / writeMs);
  const of = (key: keyof Times) => shown(median(rounds.map((one) => one[key])));
  return {
    value: median(atAll),
    what: `a call that is refused before it asks (${of('refusedMs')} ms) with what has to be asked in order (the read, three commits, Stripe) asked bare (${of('bareMs')} ms, ${shown(median(inOrder))} ×)`,
  };
}

async function measured(shop: Instance): Promise<Measure[]> {
  // The first buyers, who are not measured, warm up.
  await round(shop);
  const rounds: Times[] = [];
  for (let count = 0; count < ROUNDS; count += 1) {
    // A round begins when the one before is over.
    rounds.push(await round(shop));
  }
  const of = (key: keyof Times) => median(rounds.map((one) => one[key]));
  const ratios = rounds.map(({ callMs, writeMs }) => callMs / writeMs);
  const own = of('callMs') - of('stripeMs');
  return [
    atMost({
      what: `create-payment over HTTP, a buyer alone, ${ROUNDS} rounds`,
      value: median(ratios),
      limit: LIMIT,
      unit: '× one write',
      beside: `round by round ${spread(ratios)}; a buyer ${shown(of('callMs'))} ms, one write (stock, reservation, pointer in one guarded commit) ${shown(of('writeMs'))} ms`,
      baseline: baselineOf(rounds),
    }),
    noted(
      'what of it is waited for',
      `Stripe's stand-in ${shown(of('stripeMs'))} ms, ${shown((100 * of('stripeMs')) / of('callMs'))} %`,
      `${await asked()}; one read of the emulator ${shown(of('readMs'))} ms; without Stripe ${shown(own / of('writeMs'))} × one write`,
    ),
  ];
}

/**
 * The checkout's call, all on this machine: it is compared with the emulator's own write. Triggers
 * are off; in production they run elsewhere.
 */
export function paymentMeasures({ stack }: Environment): Promise<Measure[]> {
  return withTriggersOff(stack, () => withInstance({ hasProductionLatency: false }, measured));
}
