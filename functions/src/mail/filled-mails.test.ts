import { type DeliveryMethod, filledBy } from '@reef/domain/orders/delivery/delivery';
import type { Order } from '@reef/domain/orders/order';
import { DEFAULT_SETTINGS } from '@reef/domain/settings/default-settings';
import { MINUTE_MS } from '@reef/domain/shared/time';
import { NOON } from '@reef/domain/testing/fixtures';
import { anOrder } from '@reef/domain/testing/order-fixture';
import { describe, expect, it } from 'vitest';
import { filledMails, filledNews } from './filled-mails.ts';
import type { NewMail } from './outbox.ts';
import type { ShipmentNotice } from './shipment-notices.ts';

type Fact = 'a' | 'b' | 'c';

const mailOf = (fact: Fact): NewMail => ({
  id: `order-filled-o1-${fact}`,
  to: 'buyer@example.test',
  content: { subject: fact, text: fact, html: fact },
  about: 'o1',
});

type Written = [id: string, state: ShipmentNotice['state']];
const told = (id: string): Written => [id, 'SUCCESS'];

/** Mails that were written, the first in the first minute. */
const stored = (...mails: Written[]): ShipmentNotice[] =>
  mails.map(([id, state], minute) => ({ id, state, createdAt: new Date(minute * 60_000) }));

/** The buyer is told one fact after the other. @returns the ids of the mails. */
function sentInTurn(facts: readonly Fact[]): string[] {
  return facts.reduce<string[]>((ids, fact) => {
    const news = filledNews(mailOf(fact), stored(...ids.map((id) => told(id))));
    return news ? [...ids, news.id] : ids;
  }, []);
}

describe('ORD-05 the news of a filling', () => {
  const [a, b] = [mailOf('a'), mailOf('b')];

  it('is told once: neither again while it waits, nor once it was sent or given up', () => {
    expect(filledNews(a, [])).toBe(a);
    for (const state of ['PENDING', 'PROCESSING', 'ERROR', 'SUCCESS', null] as const) {
      expect(filledNews(a, stored([a.id, state]))).toBeNull();
    }
  });

  it('is a correction of what was told', () => {
    expect(filledNews(b, stored(told(a.id)))).toBe(b);
  });

  it('is told again after a correction that was told, once', () => {
    const before = stored(told(a.id), told(b.id));
    const again = filledNews(a, before);
    expect(again).toEqual({ ...a, id: expect.stringMatching(`^${a.id}-[0-9a-f]{12}$`) });
    expect(filledNews(a, before)).toEqual(again);
    for (const state of ['PENDING', 'PROCESSING', 'ERROR', 'SUCCESS', null] as const) {
      const after = stored(told(a.id), told(b.id), [again?.id ?? '', state]);
      expect(filledNews(a, after)).toBeNull();
    }
  });

  it('is not told again after a correction that nobody has heard of', () => {
    for (const state of ['PENDING', 'PROCESSING', 'ERROR', null] as const) {
      expect(filledNews(a, stored(told(a.id), [b.id, state]))).toBeNull();
    }
  });

  it('is told each time that it changes, however often, under ids of their own', () => {
    const facts: Fact[] = ['a', 'b', 'a', 'a', 'c', 'b', 'a', 'b', 'b', 'a'];
    const ids = sentInTurn(facts);
    expect(ids.map((id) => id.split('-')[3])).toEqual(['a', 'b', 'a', 'c', 'b', 'a', 'b', 'a']);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is told again after its undoing or a move of its day was told', () => {
    for (const between of ['order-unfilled-o1-x', 'day-moved-o1-m1']) {
      const before = stored(told(a.id), told(between));
      const again = filledNews(a, before);
      expect(again?.id).toMatch(new RegExp(`^${a.id}-[0-9a-f]{12}$`));
      expect(
        filledNews(a, stored(told(a.id), told(between), [again?.id ?? '', 'PENDING'])),
      ).toBeNull();
      expect(filledNews(b, before)).toBe(b);
    }
    expect(filledNews(a, stored(told(a.id), ['order-unfilled-o1-x', 'PENDING']))).toBeNull();
  });

  it('is not written twice where the clock of one server is behind', () => {
    const [first, second] = stored(told(a.id), told(b.id));
    if (first === undefined || second === undefined) throw new Error('no mails');
    const again = { ...first, id: filledNews(a, [first, second])?.id ?? '' };
    expect(filledNews(a, [first, second, again])).toBeNull();
  });
});

const after = (minutes: number) => new Date(NOON.getTime() + minutes * MINUTE_MS);

describe('ORD-05 the mail of a filling', () => {
  const shop = { origin: 'https://reef.test', owner: 'owner@reef.test' };

  it.each<[DeliveryMethod, number, number | null]>([
    ['Local Delivery', 120, 120],
    ['Pickup', 120, null],
    ['Local Delivery', 1, 15],
    ['UPS', 0, null],
  ])('of %s in %i minutes is tried until minute %s', (method, minutes, until) => {
    const order = anOrder(filledBy(method, '', after(minutes)));
    const [mail] = filledMails(order, shop, DEFAULT_SETTINGS, NOON);
    expect(mail?.leavesAt).toEqual(after(5));
    expect(mail?.uselessAt).toEqual(until === null ? undefined : after(until));
  });

  it.each([
    // The day that the mail names is over at midnight in Florida.
    ['2026-11-23', '2026-11-24T05:00:00Z'],
    // It left too late for these, so the mail names no day.
    ['2026-11-21', null],
    [null, null],
  ])('of a carrier that is to arrive on %s is tried until %s', (arrival_day, until) => {
    const order = anOrder({ arrival_day, ...filledBy('FedEx', '', NOON) });
    const [mail] = filledMails(order, shop, DEFAULT_SETTINGS, NOON);
    expect(mail?.uselessAt).toEqual(until === null ? undefined : new Date(until));
    expect(mail?.content.text.includes('It arrives')).toBe(until !== null);
  });

  it('is tried for ten minutes if it is written as that day ends', () => {
    const late = new Date('2026-11-24T04:58:00Z');
    const order = anOrder({ arrival_day: '2026-11-23', ...filledBy('FedEx', '', NOON) });
    const [mail] = filledMails(order, shop, DEFAULT_SETTINGS, late);
    expect(mail?.uselessAt).toEqual(new Date('2026-11-24T05:13:00Z'));
  });

  it.each([
    // Its packing day, a Monday, begins at five o'clock of this clock.
    ['2026-11-21T15:00:00Z', '2026-11-23T13:00:00Z'],
    ['2026-11-23T04:54:59Z', '2026-11-23T13:00:00Z'],
    ['2026-11-23T04:55:00Z', '2026-11-23T05:00:00Z'],
    ['2026-11-23T15:00:00Z', '2026-11-23T15:05:00Z'],
  ])('of a carrier’s box that is filled at %s leaves at %s', (filledAt, leavesAt) => {
    const at = new Date(filledAt);
    const order = anOrder({ arrival_day: '2026-11-24', ...filledBy('FedEx', '', at) });
    const [mail] = filledMails(order, shop, DEFAULT_SETTINGS, at);
    expect(mail?.leavesAt).toEqual(new Date(leavesAt));
    expect(mail?.uselessAt).toEqual(new Date('2026-11-25T05:00:00Z'));
    const driven = anOrder({ arrival_day: '2026-11-24', ...filledBy('Pickup', '', after(9000)) });
    const [other] = filledMails(driven, shop, DEFAULT_SETTINGS, at);
    expect(other?.leavesAt).toEqual(new Date(at.getTime() + 5 * MINUTE_MS));
  });

  it('is written if the filling reached the server days later, without a day that is over', () => {
    const late = after(10 * 24 * 60);
    const order = anOrder({ arrival_day: '2026-11-24', ...filledBy('FedEx', '1234', NOON) });
    expect(filledMails(order, shop, DEFAULT_SETTINGS, late)).toEqual([]);
    const synced = { ...order, filled_synced_at: late };
    const [mail] = filledMails(synced, shop, DEFAULT_SETTINGS, late);
    expect(mail?.leavesAt).toEqual(after(10 * 24 * 60 + 5));
    expect(mail?.content.text).toContain('1234');
    expect(mail?.content.text).not.toContain('It arrives');
    // 48 hours after that, on the shop's clock.
    expect(mail?.content.text).toContain('before Thursday, December 3 at 7:00 AM EST');
    const [onTime] = filledMails(
      { ...order, filled_synced_at: NOON },
      shop,
      DEFAULT_SETTINGS,
      NOON,
    );
    expect(mail?.id).toBe(onTime?.id);
    expect(onTime?.content.text).toContain('It arrives Tuesday, November 24.');
    const old = after(13 * 24 * 60);
    expect(filledMails(synced, shop, DEFAULT_SETTINGS, old)).toEqual([]);
  });

  it('waits for a packing day that is more than three days ahead, unless the box is kept', () => {
    const order = anOrder({ arrival_day: '2026-11-28', ...filledBy('FedEx', '1234', NOON) });
    const [first] = filledMails(order, shop, DEFAULT_SETTINGS, NOON);
    expect(first?.leavesAt).toEqual(new Date('2026-11-27T13:00:00Z'));
    const eve = new Date('2026-11-26T15:00:00Z');
    expect(filledMails(order, shop, DEFAULT_SETTINGS, eve)).toEqual([first]);
    const kept = { ...order, is_packing_blocked: true };
    expect(filledMails(kept, shop, DEFAULT_SETTINGS, eve)).toEqual([]);
  });

  it('is not written after the packing day if the box was kept then', () => {
    const order = anOrder({ arrival_day: '2026-11-28', ...filledBy('FedEx', '1234', NOON) });
    const newsAt = (time: string, written: ShipmentNotice[], changes: Partial<Order> = {}) =>
      filledMails({ ...order, ...changes }, shop, DEFAULT_SETTINGS, new Date(time)).flatMap(
        (mail) => filledNews(mail, written) ?? [],
      );
    const lifted = '2026-11-28T15:00:00Z';
    const undone = 'order-unfilled-o1-x';
    const other = 'order-filled-o1-b';
    expect(newsAt('2026-11-27T12:59:00Z', [])).toHaveLength(1);
    // The carrier may still come.
    expect(newsAt('2026-11-27T20:00:00Z', [])).toHaveLength(1);
    expect(newsAt(lifted, [])).toEqual([]);
    expect(newsAt(lifted, stored(told(other), told(undone)))).toEqual([]);
    // A correction of what they were told, or are about to be.
    expect(newsAt(lifted, stored(told(other)))).toHaveLength(1);
    expect(newsAt(lifted, stored([other, 'PENDING']))).toHaveLength(1);
    // It reached the server after the packing hour, or before.
    const filled_synced_at = new Date('2026-11-27T18:00:00Z');
    expect(newsAt(lifted, [], { filled_synced_at })).toHaveLength(1);
    expect(newsAt(lifted, [], { filled_synced_at: NOON })).toEqual([]);
  });

  it('names the day if the clock of the phone that filled it was ahead', () => {
    const ahead = filledBy('FedEx', '', after(5 * 24 * 60));
    const order = anOrder({ arrival_day: '2026-11-24', ...ahead, filled_synced_at: NOON });
    const [mail] = filledMails(order, shop, DEFAULT_SETTINGS, NOON);
    expect(mail?.content.text).toContain('It arrives Tuesday, November 24.');
  });

  it('names the revision of the order that it tells of', () => {
    const order = anOrder({ revision: 7, ...filledBy('UPS', '', NOON) });
    const [mail] = filledMails(order, shop, DEFAULT_SETTINGS, NOON);
    expect(mail?.revision).toBe(7);
  });
});
