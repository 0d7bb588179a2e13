import type { Order } from '@reef/domain/orders/order';
import { DEFAULT_SETTINGS } from '@reef/domain/settings/default-settings';
import { anOrder } from '@reef/domain/testing/order-fixture';
import { describe, expect, it } from 'vitest';
import { movedMails, presentMails } from './order-events.ts';
import type { StoredMail } from './overtaken-mails.ts';

const SHOP = { origin: 'https://reef.test', owner: '' };
const NOW = new Date('2026-11-27T15:00:00Z');
const AT = { shop: SHOP, settings: DEFAULT_SETTINGS, now: NOW };

/** The days to which an order for the first of December was moved in turn. */
function movedTo(...days: string[]) {
  const day_moves = days.map((to, at) => {
    const from = days[at - 1] ?? '2026-12-01';
    return { id: `m${at + 1}`, from, to, at: NOW, note: 'A storm.' };
  });
  return anOrder({ arrival_day: days.at(-1) ?? null, day_moves });
}

const mailOf = (move: string, state: StoredMail['state']): StoredMail => ({
  id: `day-moved-o1-${move}`,
  to: [],
  message: { subject: '', text: '', html: '' },
  due_at: NOW,
  state,
});

/** What the mail of an order's last move says about its day. */
function told(order: ReturnType<typeof movedTo>, ...mails: StoredMail[]): string | undefined {
  const last = presentMails(order, AT, mails).at(-1);
  return /arrives on [^.]*\./.exec(last?.content.text ?? '')?.[0];
}

describe('ORD-05 a refund of a part is told once', () => {
  const gone = {
    payment_status: 'refunded',
    amount_refunded: 49.98,
    claims_refunded: 39.98,
  } as const;
  const ids = (changes: Partial<Order>) =>
    presentMails(anOrder({ ...gone, ...changes }), AT, []).map(({ id }) => id);
  const mailed = ['order-part-refunded-1000-o1'];

  it('also once a claim or the bank took the rest: its mail is still true', () => {
    expect(ids({ mailed })).toEqual(mailed);
    const lost = { claims_refunded: 0, lost_amount: 39.98 };
    expect(ids({ ...lost, mailed })).toEqual(mailed);
  });

  it('a larger one is news, and so is one that nobody was told of', () => {
    expect(ids({ mailed: ['order-part-refunded-500-o1'] })).toEqual(['order-refunded-o1']);
    expect(ids({ mailed: [] })).toEqual(['order-refunded-o1']);
  });

  it('and so is that a replacement is not sent', () => {
    const to = { order_id: 'o2', order_number: 'R2', decided_at: NOW };
    const decision = { kind: 'replacement' as const, ...to };
    const claims = [{ id: 'c1', reported_at: NOW, lines: [{ line: 0, quantity: 1, decision }] }];
    expect(ids({ mailed, claims })).toEqual(['order-refunded-o1']);
  });
});

describe('SHIP-03 the mail of the last move names the day that the buyer was told before', () => {
  const [second, third] = ['2026-12-02', '2026-12-03'];
  const instead = 'arrives on Thursday, December 3 instead of';

  it('by the mail of an earlier move that has left, or is being sent', () => {
    const order = movedTo(second, third);
    for (const state of ['SUCCESS', 'PROCESSING'] as const) {
      expect(told(order, mailOf('m1', state))).toBe(`${instead} Wednesday, December 2.`);
    }
  });

  it('when they ordered, if the mails of the moves between wait, were given up or taken back', () => {
    const order = movedTo(second, third);
    for (const mails of [[mailOf('m1', 'PENDING')], [mailOf('m1', 'ERROR')], []]) {
      expect(told(order, ...mails)).toBe(`${instead} Tuesday, December 1.`);
    }
    const mails = [mailOf('m1', 'SUCCESS'), mailOf('m2', 'PENDING')];
    expect(told(movedTo(second, '2026-12-04', third), ...mails)).toBe(
      `${instead} Wednesday, December 2.`,
    );
  });

  it('not by its own mail, and not at all if it was moved back to that day', () => {
    expect(told(movedTo(second), mailOf('m1', 'SUCCESS'))).toBe(
      'arrives on Wednesday, December 2 instead of Tuesday, December 1.',
    );
    expect(told(movedTo(second, '2026-12-01'))).toBe('arrives on Tuesday, December 1.');
  });
});

it('ORD-05 a confirmation that waits does not promise a day that cannot be kept any more', () => {
  const order = anOrder({ arrival_day: '2026-12-03', shipping_method: 'overnight' });
  const confirmed = (closed_dates: string[], now = NOW) => {
    const settings = { ...DEFAULT_SETTINGS, closed_dates };
    const mails = presentMails(order, { ...AT, settings, now }, []);
    return mails.find(({ id }) => id === 'order-confirmed-o1')?.content.text;
  };
  expect(confirmed([])).toContain('It arrives Thursday, December 3.');
  for (const day of ['2026-12-02', '2026-12-03']) {
    expect(confirmed([day])).not.toContain('It arrives');
    expect(confirmed([day])).toContain('We write again when it leaves.');
  }
  expect(confirmed([], new Date('2026-12-03T15:00:00Z'))).not.toContain('It arrives');
});

it('ORD-05 the owner answers the mail of a new order to its buyer, who may be forgotten', () => {
  const shop = { ...SHOP, owner: 'owner@reef.test' };
  const toOwner = (buyer_email: string) =>
    presentMails(anOrder({ buyer_email }), { ...AT, shop }, []).find(
      ({ id }) => id === 'order-new-o1',
    );
  expect(toOwner('ana@example.test')).toMatchObject({
    to: shop.owner,
    replyTo: 'ana@example.test',
  });
  expect(toOwner('')).not.toHaveProperty('replyTo');
});

it.each([
  // The new day is over at midnight in Florida.
  ['2026-11-30T14:00:00Z', '2026-12-02', '2026-12-03T05:00:00Z'],
  // It is almost over.
  ['2026-12-03T04:58:00Z', '2026-12-02', '2026-12-03T05:08:00Z'],
  // The owner is to hear of a mail that does not leave, and not only after weeks.
  ['2026-11-30T14:00:00Z', '2026-12-18', '2026-12-03T14:00:00Z'],
])('SHIP-03 the mail of a move that is written at %s to %s is tried until %s', (at, day, until) => {
  const [mail] = movedMails(movedTo(day), { ...AT, now: new Date(at) }, []);
  expect(mail?.triedUntil).toEqual(new Date(until));
});

it('SHIP-03 the mail of a move is of use until the new day is over', () => {
  const [mail] = movedMails(movedTo('2026-12-18'), AT, []);
  expect(mail?.uselessAt).toEqual(new Date('2026-12-19T05:00:00Z'));
});
