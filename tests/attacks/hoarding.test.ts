import { randomUUID } from 'node:crypto';
import {
  MAX_HOLD_MS,
  MAX_UNITS_PER_LISTING,
  UNPAID_PAUSES_MS,
} from '@reef/domain/checkout/hoarding';
import { Reservation } from '@reef/domain/checkout/reservation';
import { DAY_MS } from '@reef/domain/shared/time';
import { afterAll, describe, expect, it } from 'vitest';
import { reservationId } from '../../functions/src/checkout/ids.ts';
import { sweep } from '../../functions/src/checkout/sweep.ts';
import { parseDocument } from '../../functions/src/shared/db/documents.ts';
import { MANY_PAYMENTS, openWorker } from '#support/deployed/open-worker.ts';
import { PAGES } from '#support/deployed/rush.ts';
import { addSignedInBuyer } from '#support/deployed/sessions.ts';
import { localDeps } from '#support/local-services.ts';
import { cartOf, ledger, stockProduct } from '#support/shop-fixture.ts';
import { stripeControl } from '#support/payments/stripe-control.ts';

/**
 * The deployed bundle, against accounts that keep stock from others without ever paying. A separate
 * database: the sweeper here only finds this file's holds.
 */
const PROJECT = 'demo-reef-hoarding';
const clock = { now: new Date() };
const deps = localDeps(clock, PROJECT);
const { post } = openWorker(MANY_PAYMENTS, PROJECT);
afterAll(() => deps.close());

type PaymentPage = { url: string; session_id: string };

async function buy(userId: string, ...cart: [id: string, quantity: number][]) {
  const request_id = randomUUID();
  const answer = await post<PaymentPage>('create-payment', userId, {
    ...cartOf(...cart),
    ...PAGES,
    request_id,
  });
  return { ...answer, hold: deps.db.doc(`reservations/${reservationId(userId, request_id)}`) };
}

type Bought = Awaited<ReturnType<typeof buy>>;

/** Backdates a hold by this much, and lets the sweeper run. */
async function lapse({ hold }: Bought, ms = MAX_HOLD_MS): Promise<void> {
  const now = Date.now();
  await hold.update({ created_at: new Date(now - ms), hold_until: new Date(now - 1000) });
  clock.now = new Date(now);
  await sweep(deps);
}

/** Moves a hold, and its end, into the past. */
async function backdate({ hold }: Bought, ms: number): Promise<void> {
  const reservation = parseDocument(Reservation, await hold.get());
  if (reservation === null) throw new Error('there is no such hold');
  const earlier = (time: Date) => new Date(time.getTime() - ms);
  const { created_at, updated_at } = reservation;
  await hold.update({ created_at: earlier(created_at), updated_at: earlier(updated_at) });
}

const told = async (userId: string) =>
  (await deps.db.collection('audit_log').where('user_id', '==', userId).get()).docs.map((entry) =>
    entry.data(),
  );

describe('INV-17 units of a listing', () => {
  it('ATT-85 999 units of fifty listings are refused and hold nothing; ten of each are sold', async () => {
    const products = await Promise.all(Array.from({ length: 50 }, () => stockProduct(deps.db, 12)));
    const buyer = await addSignedInBuyer(deps.db);
    const cart = (quantity: number) => products.map((id): [string, number] => [id, quantity]);
    for (const quantity of [999, MAX_UNITS_PER_LISTING + 1]) {
      // One after the other, as one buyer.
      expect(await buy(buyer, ...cart(quantity))).toMatchObject({
        http: 400,
        error: {
          message: 'Up to 10 of one listing fit in one checkout. Lower the quantity to go on.',
          details: { code: 'too-many-units', most: 10 },
        },
      });
    }
    const [first = ''] = products;
    expect(await ledger(deps.db, first)).toMatchObject({ free: 12, held: 0 });
    const lawful = await buy(buyer, ...cart(MAX_UNITS_PER_LISTING));
    expect(lawful).toMatchObject({ http: 200 });
    expect(await ledger(deps.db, first)).toMatchObject({ free: 2, held: 10 });
    const split = await buy(buyer, [first, 6], [first, 5]);
    expect(split).toMatchObject({ http: 400, error: { details: { code: 'too-many-units' } } });
  });
});

describe('INV-17 holds that are never paid', () => {
  it('ATT-85 a fourth hold after three waits two hours, and a fifth a day; the owner hears once', async () => {
    const [product, hoarder, other] = [
      await stockProduct(deps.db, 10),
      await addSignedInBuyer(deps.db),
      await addSignedInBuyer(deps.db),
    ];
    let last = await buy(hoarder, [product, 10]);
    expect(last).toMatchObject({ http: 200 });
    expect(await buy(other, [product, 1])).toMatchObject({ http: 400 });
    // An honest buyer who comes back twice is served each time.
    for (let again = 0; again < 2; again += 1) {
      await lapse(last);
      last = await buy(hoarder, [product, 10]);
      expect(last).toMatchObject({ http: 200 });
    }
    await lapse(last);
    for (let time = 0; time < 3; time += 1) {
      expect(await buy(hoarder, [product, 1])).toMatchObject({
        http: 400,
        error: {
          message: expect.stringMatching(/Your cart is still saved; .* again in 2 hours\.$/),
          details: { code: 'paused' },
        },
      });
    }
    expect(await told(hoarder)).toMatchObject([{ action: 'holds-never-paid', unpaid_holds: 3 }]);
    // Meanwhile the shop sells to others.
    expect(await buy(other, [product, 1])).toMatchObject({ http: 200 });
    expect(await told(other)).toEqual([]);
    await backdate(last, UNPAID_PAUSES_MS[0]);
    // Each page closes the one before it, and such a short hold does not repeat the pause.
    for (let look = 0; look < 3; look += 1) {
      last = await buy(hoarder, [product, 9]);
      expect(last).toMatchObject({ http: 200 });
    }
    await lapse(last);
    expect(await buy(hoarder, [product, 1])).toMatchObject({
      error: { message: expect.stringContaining('in 24 hours') },
    });
    expect(await told(hoarder)).toHaveLength(1);
  });

  it.each([
    ['', 24.99],
    [', also of nothing but the shipping chosen on its page,', 0],
  ])('ATT-85 a payment%s clears what came before it', async (_which, price) => {
    const product = await stockProduct(deps.db, 9, price);
    const buyer = await addSignedInBuyer(deps.db);
    for (let time = 0; time < 2; time += 1) {
      await lapse(await buy(buyer, [product, 1]));
    }
    const paid = await buy(buyer, [product, 1]);
    await stripeControl.pay(paid.result?.session_id ?? '');
    await lapse(paid);
    for (let time = 0; time < 2; time += 1) {
      const next = await buy(buyer, [product, 1]);
      expect(next).toMatchObject({ http: 200 });
      await lapse(next);
    }
    expect(await told(buyer)).toEqual([]);
  });

  it('ATT-85 the owner hears again of an account that hoards after it has paid', async () => {
    const [product, hoarder] = [await stockProduct(deps.db, 9), await addSignedInBuyer(deps.db)];
    const hoard = async () => {
      let last = await buy(hoarder, [product, 1]);
      for (let time = 0; time < 2; time += 1) {
        await lapse(last);
        last = await buy(hoarder, [product, 1]);
      }
      await lapse(last);
      const paused = await buy(hoarder, [product, 1]);
      expect(paused).toMatchObject({ error: { details: { code: 'paused' } } });
      return last;
    };
    await backdate(await hoard(), UNPAID_PAUSES_MS[0]);
    const paid = await buy(hoarder, [product, 1]);
    expect(paid).toMatchObject({ http: 200 });
    await stripeControl.pay(paid.result?.session_id ?? '');
    await lapse(paid);
    expect(await told(hoarder)).toHaveLength(1);
    await hoard();
    const entry = { action: 'holds-never-paid', unpaid_holds: 3 };
    expect(await told(hoarder)).toMatchObject([entry, entry]);
  });
});

describe('INV-17 one hold in total', () => {
  it('ATT-86 a pending bank debit is the account’s only hold until it has ended', async () => {
    const [product, buyer] = [await stockProduct(deps.db, 9), await addSignedInBuyer(deps.db)];
    const first = await buy(buyer, [product, 2]);
    const session = first.result?.session_id ?? '';
    await stripeControl.pay(session, 'delayed');
    for (let time = 0; time < 5; time += 1) {
      expect(await buy(buyer, [product, 2])).toMatchObject({
        http: 400,
        error: { details: { code: 'earlier-payment-pending' } },
      });
    }
    expect(await ledger(deps.db, product)).toMatchObject({ free: 7, held: 2 });
    await stripeControl.settleDelayed(session, 'failed');
    expect(await buy(buyer, [product, 1])).toMatchObject({ http: 200 });
    expect(await ledger(deps.db, product)).toMatchObject({ free: 8, held: 1, sold: 0 });
  });

  it('ATT-128 a second debit that ends unpaid after nine days pauses the account for as long', async () => {
    const [product, hoarder] = [await stockProduct(deps.db, 9), await addSignedInBuyer(deps.db)];
    let last = await buy(hoarder, [product, 2]);
    for (let time = 0; time < 2; time += 1) {
      expect(last).toMatchObject({ http: 200 });
      const session = last.result?.session_id ?? '';
      await stripeControl.pay(session, 'delayed');
      expect(await buy(hoarder, [product, 2])).toMatchObject({
        error: { details: { code: 'earlier-payment-pending' } },
      });
      await last.hold.update({ created_at: new Date(Date.now() - 9 * DAY_MS) });
      await stripeControl.settleDelayed(session, 'failed');
      last = await buy(hoarder, [product, 2]);
    }
    expect(last).toMatchObject({
      http: 400,
      error: {
        message: expect.stringMatching(/you can check out again in 10 days\.$/),
        details: { code: 'paused' },
      },
    });
    expect(await ledger(deps.db, product)).toMatchObject({ free: 9, held: 0 });
    expect(await told(hoarder)).toMatchObject([{ action: 'holds-never-paid' }]);
  });

  it('ATT-128 a rest of nine days between two such debits spares no pause', async () => {
    const [product, hoarder] = [await stockProduct(deps.db, 9), await addSignedInBuyer(deps.db)];
    // The first ended nine days before the second began, which ends now.
    for (const endedAgoMs of [18 * DAY_MS, 0]) {
      const page = await buy(hoarder, [product, 2]);
      expect(page).toMatchObject({ http: 200 });
      const session_id = page.result?.session_id ?? '';
      await stripeControl.pay(session_id, 'delayed');
      await post('verify-payment', hoarder, { session_id });
      await stripeControl.settleDelayed(session_id, 'failed');
      await post('verify-payment', hoarder, { session_id });
      const updated_at = new Date(Date.now() - endedAgoMs);
      const created_at = new Date(updated_at.getTime() - 9 * DAY_MS);
      await page.hold.update({ created_at, updated_at });
    }
    expect(await buy(hoarder, [product, 2])).toMatchObject({
      http: 400,
      error: { details: { code: 'paused' } },
    });
    expect(await ledger(deps.db, product)).toMatchObject({ free: 9, held: 0 });
  });

  it('ATT-87 of three simultaneous checkouts of one buyer one can be paid, and one hold is left', async () => {
    for (let round = 0; round < 10; round += 1) {
      // Rounds follow each other.
      const [product, buyer] = [await stockProduct(deps.db, 3), await addSignedInBuyer(deps.db)];
      const atOnce = [1, 2, 3].map((quantity) => buy(buyer, [product, quantity]));
      const answers = await Promise.all(atOnce);
      const sessions = await Promise.all(
        answers.flatMap(({ result }) =>
          result ? [deps.payments.retrieveSession(result.session_id)] : [],
        ),
      );
      const open = sessions.filter((session) => session?.status === 'open');
      const said = answers.map(({ http, error }) => `${http} ${error?.message ?? ''}`).join('; ');
      expect(open, said).toHaveLength(1);
      await stripeControl.pay(open[0]?.id ?? '');
      await post('verify-payment', buyer, { session_id: open[0]?.id ?? '' });
      const { held, orderCount } = await ledger(deps.db, product);
      expect({ held, orderCount }).toEqual({ held: 0, orderCount: 1 });
    }
  });
});
