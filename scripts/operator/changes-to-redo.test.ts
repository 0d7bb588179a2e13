import { expect, it } from 'vitest';
import { aProduct, aReservation, NOON } from '../../domain/src/testing/fixtures.ts';
import { anOrder } from '../../domain/src/testing/order-fixture.ts';
import { HOUR_MS } from '../../domain/src/shared/time.ts';
import { type AfterImport, changesToRedo, toldFilled } from './changes-to-redo.ts';

const FISH = 'ocellaris-clownfish';
const hours = (count: number) => new Date(NOON.getTime() + count * HOUR_MS);
const [EARLIER, LATER, AFTER_IMPORT] = [hours(-1), hours(1), hours(25)];

/** Two clownfish and what the test says, after a backup of noon was imported a day later. */
function redo(changes: Partial<AfterImport>): Record<string, string[]> {
  const tasks = changesToRedo({
    backup: NOON,
    imported: hours(24),
    products: [aProduct({ stock: 2 })],
    removed: new Set(),
    reservations: [],
    orders: [],
    filled: [],
    claims: [],
    log: [],
    ...changes,
  });
  return Object.fromEntries(tasks.map(({ heading, lines }) => [heading, lines]));
}

const aLater = (changes: Parameters<typeof aReservation>[0]) =>
  aReservation({ id: 'later', created_at: LATER, updated_at: LATER, session_id: null, ...changes });

it('nothing happened since: nothing is to be set right', () => {
  expect(redo({})).toEqual({});
});

it('units sold or held since are on the shelf again, and are to be taken off it', () => {
  for (const status of ['held', 'awaiting', 'settled'] as const) {
    expect(redo({ reservations: [aLater({ status })] })).toEqual({
      Stock: [
        `products/${FISH} "Ocellaris Clownfish": stock 2, set stock to 0 ` +
          '(sold, held or replaced since: 2, added by edits: 0)',
      ],
    });
  }
  for (const status of ['released', 'refunding', 'refunded'] as const) {
    expect(redo({ reservations: [aLater({ status })] })).toEqual({});
  }
});

it('a hold that ended or began after the import has moved the stock of the backup', () => {
  const ended = aLater({ status: 'released', updated_at: AFTER_IMPORT });
  expect(redo({ reservations: [ended] })['Stock']).toHaveLength(1);
  expect(redo({ reservations: [aLater({ created_at: AFTER_IMPORT })] })).toEqual({});
});

it('replacements since count, and what edits of the owner added', () => {
  const replaces = { claim_id: 'c', line: 0, order_id: 'o', order_number: 'R261101-OLD' };
  const orders = [anOrder({ created_at: LATER, replaces })];
  const edit = {
    action: 'update-product',
    target_id: FISH,
    created_at: LATER,
    before: { stock: 0 },
    after: { stock: 5 },
  };
  const found = redo({ orders, log: [edit] });
  expect(found['Stock']).toEqual([expect.stringContaining('stock 2, set stock to 5 (')]);
  expect(found['Orders made since, which stay']).toEqual([
    'R261121-7K3QXM: replaces R261101-OLD, not filled',
  ]);
  expect(found['Decisions and edits since']).toEqual([
    `${LATER.toISOString()} update-product: ${FISH}`,
  ]);
});

it('more sold than there were: somebody has to count', () => {
  const reservations = ['one', 'two'].map((id) => aLater({ id, status: 'settled' }));
  expect(redo({ reservations })['Stock']).toEqual([
    expect.stringContaining('set stock to 0 and count the animals'),
  ]);
});

it('a product listed since is as it was; one taken off the list is back', () => {
  const reservations = [aLater({ status: 'settled' })];
  const listed = [aProduct({ created_at: LATER })];
  expect(redo({ reservations, products: listed })).toEqual({});
  expect(redo({ removed: new Set([FISH]) })['Stock']).toEqual([
    `products/${FISH} "Ocellaris Clownfish": was taken off the list, delete it`,
  ]);
});

it('a hold of the backup keeps the order that was made of it, whose box is not packed again', () => {
  const held = aReservation({ created_at: EARLIER });
  const aMade = (changes: Parameters<typeof anOrder>[0]) =>
    anOrder({ created_at: LATER, stripe_session_id: held.session_id, ...changes });
  const whole = (changes: Parameters<typeof anOrder>[0]) =>
    redo({ reservations: [held], orders: [aMade(changes)] });
  const made = whole({ is_fulfilled: true });
  expect(made['Stock']).toBeUndefined();
  expect(made['Reservations of the backup']).toEqual([
    'reservations/r1 is held: R261121-7K3QXM was made of it, set status to settled and order_id to o1',
  ]);
  expect(whole({ payment_status: 'pending' })['Reservations of the backup']).toEqual([
    expect.stringContaining('set status to awaiting'),
  ]);
  // Its units went back: the sweeper does that again.
  const back = whole({ status: 'cancelled', notice: 'It came too late.' });
  expect(back['Reservations of the backup']).toEqual(['reservations/r1 is held: leave it']);
  expect(redo({ reservations: [held] })['Reservations of the backup']).toEqual([
    'reservations/r1 is held: leave it',
  ]);
});

it('a hold released in the backup and paid late since took the stock again', () => {
  const released = aReservation({ created_at: EARLIER, status: 'released' });
  const order = anOrder({ created_at: LATER, stripe_session_id: released.session_id });
  const found = redo({ reservations: [released], orders: [order] });
  expect(found['Stock']).toEqual([expect.stringContaining('set stock to 0 (')]);
  expect(found['Reservations of the backup']).toEqual([
    expect.stringContaining('set status to settled'),
  ]);
});

it('names orders that were filled, what was decided, and settings with their values', () => {
  const found = redo({
    filled: [anOrder()],
    log: [
      {
        action: 'decide-claim',
        target_id: 'c1',
        created_at: LATER,
        order_id: 'o1',
        decisions: [{ kind: 'refund' }, { kind: 'replacement' }],
        revision: 2,
      },
      {
        action: 'save-settings',
        target_id: 'settings/shop',
        created_at: LATER,
        before: { guarantee_hours: 72 },
        after: { guarantee_hours: 96 },
      },
      {
        action: 'move-arrival-day',
        target_id: 'o1',
        created_at: LATER,
        before: { arrival_day: '2026-11-24' },
        after: { arrival_day: '2026-11-25' },
      },
    ],
  });
  expect(found).toEqual({
    'Orders whose buyers were told since that they are filled': ['R261121-7K3QXM: orders/o1'],
    'Decisions and edits since': [
      `${LATER.toISOString()} decide-claim: c1 of orders/o1: refund, replacement; revision 2`,
      `${LATER.toISOString()} save-settings: settings/shop {"guarantee_hours":72} to {"guarantee_hours":96}`,
      `${LATER.toISOString()} move-arrival-day: o1 {"arrival_day":"2026-11-24"} to {"arrival_day":"2026-11-25"}`,
    ],
  });
});

it('what happened since to a later order is not undone', () => {
  const orders = [anOrder({ created_at: LATER })];
  const log = [{ action: 'move-arrival-day', target_id: 'o1', created_at: LATER }];
  expect(redo({ orders, log })['Decisions and edits since']).toBeUndefined();
});

const mail = (about: string, event: string, hour: number) => {
  return { id: `${event}-${about}-${hour}`, about, created_at: hours(hour) };
};

it('an order counts as told that it is filled unless that was taken back since', () => {
  const filled = mail('o1', 'order-filled', 1);
  const undone = mail('o1', 'order-unfilled', 2);
  const again = mail('o1', 'order-filled', 3);
  const others = [mail('o2', 'order-filled', 2), mail('o3', 'order-confirmed', 1)];
  expect(toldFilled([filled, ...others])).toEqual(['o1', 'o2']);
  expect(toldFilled([undone, filled, ...others])).toEqual(['o2']);
  expect(toldFilled([again, undone, filled])).toEqual(['o1']);
});
