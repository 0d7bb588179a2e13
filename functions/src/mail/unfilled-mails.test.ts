import { type DeliveryMethod, filledBy } from '@reef/domain/orders/delivery/delivery';
import type { Order } from '@reef/domain/orders/order';
import { DEFAULT_SETTINGS } from '@reef/domain/settings/default-settings';
import { DAY_MS, MINUTE_MS } from '@reef/domain/shared/time';
import { NOON } from '@reef/domain/testing/fixtures';
import { anOrder } from '@reef/domain/testing/order-fixture';
import { describe, expect, it } from 'vitest';
import type { StoredMail } from './overtaken-mails.ts';
import type { ShipmentNotice } from './shipment-notices.ts';
import { unfilledMails } from './unfilled-mails.ts';

const SHOP = { origin: 'https://reef.test', owner: 'owner@reef.test' };
const FILLED = 'order-filled-o1-a';
const UNDONE = anOrder({ revision: 3 });

type Written = [id: string, state: ShipmentNotice['state']];

/** The mail of an order whose buyer was told these, the first in the first minute. */
function mailOf(order: Order, ...told: Written[]) {
  const tellings = told.map(([id, state], minute) => {
    return { id, state, createdAt: new Date(minute * MINUTE_MS) };
  });
  const subject = `Your order ${order.order_number} is on its way`;
  const mails = told.flatMap(([id, state]): StoredMail[] => {
    const message = { subject, text: '', html: '' };
    return state === null ? [] : [{ id, to: [], message, due_at: null, state, revision: 2 }];
  });
  const at = { shop: SHOP, settings: DEFAULT_SETTINGS, now: NOON };
  const [mail, ...others] = unfilledMails(order, at, tellings, mails);
  expect(others).toEqual([]);
  return mail;
}

const toldFilled: Written = [FILLED, 'SUCCESS'];

describe('ORD-05 the mail of a filling that is undone after its mail was sent', () => {
  it('waits like that mail, under an id that names it', () => {
    const mail = mailOf(UNDONE, toldFilled);
    expect(mail?.id).toMatch(/^order-unfilled-o1-[0-9a-f]{12}$/);
    expect(mail?.to).toBe(UNDONE.buyer_email);
    expect(mail?.leavesAt).toEqual(new Date(NOON.getTime() + 5 * MINUTE_MS));
    const again = mailOf(UNDONE, [`${FILLED}-b`, 'SUCCESS']);
    expect(again?.id).not.toBe(mail?.id);
  });

  it('is none where nobody was told, or something else since', () => {
    expect(mailOf(UNDONE)).toBeUndefined();
    for (const state of ['PENDING', 'PROCESSING', 'ERROR', null] as const) {
      expect(mailOf(UNDONE, [FILLED, state])).toBeUndefined();
      // The earlier one is still what they know.
      expect(mailOf(UNDONE, toldFilled, ['order-filled-o1-b', state])).toEqual(
        mailOf(UNDONE, toldFilled),
      );
    }
    for (const since of ['order-unfilled-o1-x', 'day-moved-o1-m1']) {
      expect(mailOf(UNDONE, toldFilled, [since, 'SUCCESS'])).toBeUndefined();
      expect(mailOf(UNDONE, [since, 'SUCCESS'], toldFilled)).toBeDefined();
    }
  });

  it.each<[string, Partial<Order>]>([
    ['is filled', { is_fulfilled: true }],
    ['was canceled', { status: 'cancelled' }],
    ['was refunded', { payment_status: 'refunded' }],
    ['is disputed', { is_packing_blocked: true }],
    ['was unfilled by an imported backup', { revision: 2 }],
    ['has no address any more', { buyer_email: '' }],
  ])('is none for an order that %s', (_what, changes) => {
    expect(mailOf({ ...UNDONE, ...changes }, toldFilled)).toBeUndefined();
  });

  it('stays if it is filled again for a later day, but not if that is told at once', () => {
    // NOON is a Saturday, and Monday the packing day.
    const by = (method: DeliveryMethod, arrival_day: Order['arrival_day']) =>
      mailOf({ ...UNDONE, arrival_day, ...filledBy(method, '', NOON) }, toldFilled);
    const leavesAt = new Date('2026-11-23T13:00:00Z');
    const waiting = mailOf({ ...UNDONE, arrival_day: '2026-11-24' }, toldFilled);
    expect(waiting?.uselessAt).toBeUndefined();
    // It is another mail, because it ends when that of the box leaves.
    const ahead = by('FedEx', '2026-11-24');
    const end = { uselessAt: leavesAt, triedUntil: leavesAt };
    expect(ahead).toEqual({ ...waiting, id: ahead?.id, ...end });
    expect(ahead?.id).toMatch(/^order-unfilled-o1-[0-9a-f]{12}$/);
    expect(ahead?.id).not.toBe(waiting?.id);
    const weeksAhead = by('FedEx', '2026-12-22');
    expect(weeksAhead?.uselessAt).toEqual(new Date('2026-12-21T13:00:00Z'));
    expect(weeksAhead?.triedUntil).toEqual(new Date(NOON.getTime() + 3 * DAY_MS));
    expect(by('FedEx', null)).toBeUndefined();
    const later = new Date(NOON.getTime() + 90 * MINUTE_MS);
    const fetched = { ...UNDONE, ...filledBy('Pickup', '', later) };
    expect(mailOf(fetched, toldFilled)).toBeUndefined();
    const held = { arrival_day: '2026-11-24', is_packing_blocked: true } as const;
    expect(
      mailOf({ ...UNDONE, ...held, ...filledBy('FedEx', '', NOON) }, toldFilled),
    ).toBeUndefined();
  });

  it('says what no longer holds, and what follows by what was ordered', () => {
    const number = UNDONE.order_number;
    const disregard = `Please disregard our email “Your order ${number} is on its way”. Your order is still with us, and will be packed again.`;
    for (const shipping_method of [undefined, null, 'overnight', 'local'] as const) {
      const mail = mailOf({ ...UNDONE, shipping_method }, toldFilled);
      expect(mail?.content.subject).toBe(`Your order ${number} is not on its way yet`);
      expect(mail?.content.text).toContain(`${disregard} We write again when it leaves.`);
    }
    const fetched = mailOf({ ...UNDONE, shipping_method: 'pickup' }, toldFilled);
    expect(fetched?.content.subject).toBe(`Your order ${number} is not ready for pickup yet`);
    expect(fetched?.content.text).toContain(`${disregard} We write again when it is ready.`);
  });

  // NOON is a Saturday.
  it.each([
    ['overnight', '2026-11-25', 'It arrives Wednesday, November 25.'],
    ['local', '2026-11-24', 'It arrives Tuesday, November 24.'],
    ['pickup', '2026-11-24', 'It is for pickup on Tuesday, November 24.'],
    // To be packed today, over, and on a holiday.
    ['local', '2026-11-21', null],
    ['overnight', '2026-11-21', null],
    ['overnight', '2026-11-26', null],
    ['overnight', null, null],
  ] as const)('of %s for %s names the day: %s', (shipping_method, arrival_day, words) => {
    const text = mailOf({ ...UNDONE, shipping_method, arrival_day }, toldFilled)?.content.text;
    if (words === null) expect(text).not.toMatch(/It arrives|It is for pickup/);
    else expect(text).toContain(words);
  });
});
