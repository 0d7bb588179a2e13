import { type DeliveryMethod, filledBy } from '@reef/domain/orders/delivery/delivery';
import { DEFAULT_SETTINGS } from '@reef/domain/settings/default-settings';
import type { OrderClaimLine } from '@reef/domain/claims/order-claim';
import type { Order } from '@reef/domain/orders/order';
import { anOrder } from '@reef/domain/testing/order-fixture';
import { Alarm } from '@reef/domain/shared/alarm';
import { describe, expect, it } from 'vitest';
import { alarmForOwner } from './alarm-mail.ts';
import {
  newOrderForOwner,
  orderAwaiting,
  orderCancelled,
  orderConfirmed,
  orderDisputed,
  orderFilled,
  paymentFailed,
} from './order-mails.ts';
import { orderMoved } from './moved-mail.ts';
import { orderPartRefunded, orderRefunded } from './refund-mails.ts';

const SHOP = { origin: 'https://reef.test', owner: 'owner@reef.test' };
const AT = new Date('2026-12-01T15:30:00Z');
const PLACE = DEFAULT_SETTINGS;
const WHERE = {
  name: 'Ana Núñez',
  line1: '1 Reef Road',
  line2: '',
  city: 'Miami',
  state: 'FL',
  postal_code: '33101',
  country: 'US',
  phone: '',
};
const order = anOrder({ shipping_address: WHERE, shipping_amount: 39.99, total_amount: 89.97 });

function confirmedText(changes: Partial<Order>): string {
  return orderConfirmed({ ...order, ...changes }, SHOP).text;
}

function filledText(method: DeliveryMethod): string | undefined {
  return orderFilled({ ...order, ...filledBy(method, '', AT) }, SHOP, PLACE)?.text;
}

describe('ORD-05 what buyers read', () => {
  it('a receipt with lines, shipping and total, and where it goes', () => {
    const { subject, text, html } = orderConfirmed(order, SHOP);
    expect(subject).toBe('Your order R261121-7K3QXM');
    expect(text).toContain('Hello Ana,');
    expect(text).toContain('2 × Ocellaris Clownfish: $49.98\nShipping: $39.99\nTotal: $89.97');
    expect(text).toContain('> Ana Núñez\n> 1 Reef Road\n> Miami, FL 33101');
    expect(html).toContain('2 × Ocellaris Clownfish');
  });

  it('no address to send it to, nor does the owner, if it is fetched', () => {
    const fetched: Order = { ...order, shipping_method: 'pickup', arrival_day: '2026-12-02' };
    for (const { text } of [orderConfirmed(fetched, SHOP), newOrderForOwner(fetched, SHOP)]) {
      expect(text).not.toMatch(/goes to|Reef Road/i);
      expect(text).toMatch(/pickup on Wednesday, December 2/i);
    }
    // Brought to the door after all.
    const driven = { ...fetched, ...filledBy('Local Delivery', '', AT) };
    expect(orderFilled(driven, SHOP, PLACE)?.text).toContain('> 1 Reef Road');
  });

  it('the carrier’s page, the day that the buyer chose, and what to prepare', () => {
    const arrival_day = '2026-12-02';
    const filled = { ...order, arrival_day, ...filledBy('FedEx', '123456789012', AT) };
    const text = orderFilled(filled, SHOP, PLACE)?.text;
    expect(text).toContain('has left us. It arrives Wednesday, December 2.');
    expect(text).not.toContain('December 1');
    expect(text).toContain('Tracking number: 123456789012');
    expect(text).toContain('https://www.fedex.com/fedextrack/?trknbr=123456789012');
    expect(text).toContain('BEFORE THE ANIMALS ARRIVE');
    expect(text).toContain('New animals belong in a quarantine tank first.');
    expect(text).toContain('Measure the salinity of the bag’s water as soon as you open it');
    expect(text).toContain('only if a copper test of that water reads zero');
  });

  it.each([
    ['UPS', '', 'Your animals travel with UPS'],
    ['Local Delivery', '', 'We bring your animals to you'],
    ['Pickup', '', 'Your animals wait for you'],
  ] as const)('of %s without a number: %s%s', (method, number, title) => {
    const mail = orderFilled({ ...order, ...filledBy(method, number, AT) }, SHOP, PLACE);
    expect(mail?.text.startsWith(title)).toBe(true);
    expect(mail?.text).not.toContain('Tracking number');
  });

  it('where a dead animal is reported: on the page of the order, or by telephone', () => {
    const place = { ...PLACE, contact: { ...PLACE.contact, phone: '(305) 555-0199' } };
    for (const method of ['FedEx', 'Local Delivery', 'Pickup'] as const) {
      const filled = { ...order, ...filledBy(method, '', AT) };
      const { text, html } = orderFilled(filled, SHOP, place) ?? {};
      expect(text).toContain('report it on the page of your order, or call us at (305) 555-0199');
      for (const said of [text, html]) {
        expect(said).toContain('https://reef.test/orders/R261121-7K3QXM');
      }
    }
  });

  it('what to do at home with a box, or with bags that were fetched', () => {
    for (const method of ['FedEx', 'Local Delivery'] as const) {
      expect(filledText(method)).toContain('Be at home');
      expect(filledText(method)).toContain('Open the box in dim light.');
    }
    expect(filledText('Pickup')).toContain('Open the bags in dim light.');
    expect(filledText('Pickup')).not.toMatch(/Be at home|the box/);
  });

  it('no day of a box that has none, or that left after it', () => {
    // It was to be packed the day before it arrives, also if it was to be driven.
    for (const arrival_day of [null, '2026-11-30', '2026-12-01']) {
      for (const shipping_method of [null, 'overnight', 'local'] as const) {
        const filled = { ...order, arrival_day, shipping_method, ...filledBy('UPS', '', AT) };
        expect(orderFilled(filled, SHOP, PLACE)?.text).toMatch(/has left us\.\n/);
      }
    }
  });

  it('the day of a box that travels as long as the owner says', () => {
    const [overnight, ...others] = PLACE.delivery;
    if (overnight === undefined) throw new Error('no rule');
    const arrivalAfter = (transit_days: number) => {
      const place = { ...PLACE, delivery: [{ ...overnight, transit_days }, ...others] };
      const filled = { ...order, arrival_day: '2026-12-02', ...filledBy('UPS', '', AT) };
      return orderFilled(filled, SHOP, place)?.text.includes('It arrives Wednesday');
    };
    expect([0, 1, 2].map(arrivalAfter)).toEqual([true, true, false]);
  });

  it('address, clock and guarantee as the owner has them now', () => {
    const contact = {
      ...PLACE.contact,
      street: '7 Tide Lane',
      city: 'Austin',
      state: 'TX' as const,
    };
    const moved = {
      ...PLACE,
      contact: { ...contact, zip: '78701' },
      time_zone: 'America/Chicago',
    };
    const filled = { ...order, guarantee_hours: 24, ...filledBy('Pickup', '', AT) };
    const text = orderFilled(filled, SHOP, moved)?.text;
    expect(text).toContain(
      'from Tuesday, December 1 at 9:30 AM CST, at 7 Tide Lane, Austin, TX 78701.',
    );
    expect(text).toContain(
      'before Wednesday, December 2 at 9:30 AM CST: the guarantee asks for that',
    );
  });

  it('from when the guarantee of a pickup counts, unless the owner set another time', () => {
    const later = 'The guarantee counts from that time, also if you come later.';
    expect(filledText('Pickup')).toContain(later);
    expect(filledText('Local Delivery')).not.toContain(later);
    const moved = { ...order, ...filledBy('Pickup', '', AT), guarantee_start_at: new Date(0) };
    expect(orderFilled(moved, SHOP, PLACE)?.text).not.toContain(later);
  });

  it('nothing of an order that is not filled', () => {
    expect(orderFilled(order, SHOP, PLACE)).toBeNull();
  });

  it('where the money goes if nothing was sold', () => {
    const cancelled = { ...order, notice: 'Your payment arrived too late.' };
    expect(orderCancelled(cancelled, SHOP).text).toContain('Your payment arrived too late.');
    for (const mail of [orderCancelled(order, SHOP), orderRefunded(order, 8997, SHOP)]) {
      expect(mail.text).toContain('$89.97');
      expect(mail.text).toMatch(/to your original payment method/);
    }
    expect(paymentFailed(order, SHOP).text).toContain('nothing was charged');
    expect(orderAwaiting(order, SHOP).text).toContain('has not paid for order R261121-7K3QXM yet');
    expect(orderAwaiting(order, SHOP).text).not.toContain('too late');
  });

  it('SHIP-02 that the chosen day may be missed, and that it was', () => {
    const chosen = { ...order, arrival_day: '2026-12-02' };
    expect(orderAwaiting(chosen, SHOP).text).toContain(
      'If that is too late for Wednesday, December 2, your order is packed on the next possible day.',
    );
    const missed = { ...order, notice: 'Your payment reached us too late.' };
    expect(orderConfirmed(missed, SHOP).text).toContain(
      'Your payment reached us too late. We pack your order on the next possible day. We write again',
    );
    expect(confirmedText({ notice: missed.notice, arrival_day: '2026-12-04' })).toContain(
      'Your payment reached us too late. It arrives Friday, December 4. We write again',
    );
    expect(orderConfirmed(order, SHOP).text).not.toContain('possible day');
  });

  it('SHIP-02 the day that they chose, once it is paid', () => {
    const paid = 'We have your payment for order R261121-7K3QXM.';
    const chosen = { arrival_day: '2026-12-02' };
    expect(confirmedText({ ...chosen, shipping_method: 'overnight' })).toContain(
      `${paid} It arrives Wednesday, December 2. We write again when it leaves.`,
    );
    expect(confirmedText({ ...chosen, shipping_method: 'pickup' })).toContain(
      `${paid} It is for pickup on Wednesday, December 2. We write again when it is ready.`,
    );
    expect(confirmedText({})).toContain(`${paid} We write again when it leaves.`);
    // A mail that waited until the box had left, or that may not leave.
    const notice = 'Your payment reached us too late.';
    for (const now of [{ is_fulfilled: true }, { is_packing_blocked: true }]) {
      expect(confirmedText({ ...chosen, ...now, notice })).toContain(`${paid}\n`);
    }
  });

  it('SHIP-03 the day that the shop moved it to; what to do until then, unless it has left', () => {
    const move = { id: 'm1', from: '2026-12-02', to: '2026-12-04', at: AT, note: 'A storm.' };
    const moved = { ...order, arrival_day: move.to, day_moves: [move] };
    const { text } = orderMoved(moved, move, SHOP);
    expect(text).toContain('arrives on Friday, December 4 instead of Wednesday, December 2.');
    expect(text).toContain('Your animals stay in our tanks until then');
    const left = orderMoved({ ...moved, is_fulfilled: true }, move, SHOP).text;
    expect(left).toContain('arrives on Friday, December 4');
    expect(left).not.toContain('in our tanks');
  });

  it('SHIP-03 that it is the day they were told, if it was moved there and back', () => {
    const back = { id: 'm2', from: '2026-12-02', to: '2026-12-02', at: AT, note: 'No storm.' };
    const { text } = orderMoved({ ...order, arrival_day: back.to }, back, SHOP);
    expect(text).toContain('Your delivery keeps its day');
    expect(text).toContain('arrives on Wednesday, December 2.');
    expect(text).not.toContain('instead of');
  });
});

describe('ORD-05 what the owner reads', () => {
  it('who ordered, for how much, and where it goes', () => {
    const { subject, text } = newOrderForOwner(order, SHOP);
    expect(text).toContain('GOES TO\n\n> Ana Núñez');
    expect(subject).toBe('New order R261121-7K3QXM: $89.97');
    expect(text).toContain('Ana Núñez ordered for $89.97');
    expect(text).not.toContain('Arrives');
    const chosen = newOrderForOwner({ ...order, arrival_day: '2026-12-02' }, SHOP);
    expect(chosen.text).toContain('Arrives Wednesday, December 2.');
    const filled = { ...order, arrival_day: '2026-12-02', is_fulfilled: true };
    expect(newOrderForOwner(filled, SHOP).text).not.toContain('Arrives');
    const nameless = newOrderForOwner({ ...order, buyer_name: '' }, SHOP);
    expect(nameless.text).toContain('ana@example.test ordered for');
  });

  it('what needs a person, also for a new kind of alarm', () => {
    const entry = { action: 'payment-foreign', session_id: 'cs_1', paid_cents: 4998 };
    const { subject, text } = alarmForOwner(entry, SHOP);
    expect(subject).toBe('Reef needs you: payment-foreign');
    expect(text).toContain('refund it in Stripe');
    expect(text).toContain('session id: cs_1\nPaid, with delivery: $49.98');
    const { subject: newer, text: other } = alarmForOwner({ action: 'something-new' }, SHOP);
    expect(newer).toBe('Reef needs you: a note in the log');
    expect(other).toContain('needs a person.\n');
    expect(other).toContain('action: something-new');
  });

  it('what may be stuck with a reservation: animals, or a buyer’s money', () => {
    const entry = { action: 'hold-stuck', reason: 'no balance', order_number: null };
    const { text } = alarmForOwner(entry, SHOP);
    expect(text).not.toContain('order number');
    expect(text).toContain('its animals stay out of the shop');
    expect(text).toContain('its payment has to go back to the buyer and has not yet');
    expect(text).toContain('reason: no balance');
  });

  it('first which order it is about, by the number that the sold view finds', () => {
    const entry = { action: 'dispute-won', order_number: 'R261121-7K3QXM', session_id: 'cs_1' };
    const { text } = alarmForOwner(entry, SHOP);
    expect(text).toContain('order number: R261121-7K3QXM\naction: dispute-won\nsession id: cs_1');
  });

  it('which sum it is about, and what it is called at Stripe', () => {
    const money = { stripe_id: 're_1', owed_cents: 1000, paid_cents: 4998, reserved_cents: 4998 };
    const { text } = alarmForOwner({ action: 'refund-failed', ...money }, SHOP);
    expect(text).toContain('stripe id: re_1\nOwed to the buyer: $10.00\nReserved');
    const { text: lost } = alarmForOwner({ action: 'dispute-lost', lost_cents: 0 }, SHOP);
    expect(lost).toContain('Taken by the bank: $0.00');
  });

  it('nothing of a dispute that has ended that may not be so', () => {
    const { text } = alarmForOwner({ action: 'dispute-won' }, SHOP);
    expect(text).not.toContain('money is yours');
    expect(text).toContain('Unless the payment was refunded');
  });

  it.each(Alarm.options)('what to do about %s', (action) => {
    const { text } = alarmForOwner({ action }, SHOP);
    expect(text).not.toContain('The shop noted something');
  });
});

const replaced = {
  kind: 'replacement',
  order_id: 'o2',
  order_number: 'R2',
  decided_at: AT,
} as const;

/** The order with a claim for which this was decided. */
function claimed(decision: OrderClaimLine['decision']): typeof order {
  const lines = [{ line: 0, quantity: 1, decision }];
  return { ...order, claims: [{ id: 'c1', reported_at: AT, lines }] };
}

describe('CLAIM-05 what buyers read of money that moved later', () => {
  it('how much of the order was refunded', () => {
    const { subject, text } = orderPartRefunded(order, 1000, SHOP);
    expect(subject).toBe('Part of your order R261121-7K3QXM was refunded');
    expect(text).toContain(
      'We have refunded $10.00 of the $89.97 for order R261121-7K3QXM. It goes',
    );
    const settled = { kind: 'settled', note: 'By check.', decided_at: AT } as const;
    const beside = orderPartRefunded(claimed(settled), 1000, SHOP).text;
    expect(beside).toContain(', beside what we decided for your reports. It goes');
    const refund = {
      kind: 'refund',
      amount_cents: 1000,
      refund_id: 're_1',
      failure: null,
    } as const;
    const refunded = { ...refund, state: 'refunded', decided_at: AT } as const;
    expect(orderPartRefunded(claimed(refunded), 1000, SHOP).text).toContain('beside');
    // Made again at Stripe after it failed, or what settled the line itself: the only money.
    const failed = { ...refunded, state: 'failed', failure: 'expired card' } as const;
    for (const decision of [null, failed, { ...settled, is_refunded: true }]) {
      expect(orderPartRefunded(claimed(decision), 1000, SHOP).text).not.toContain('beside');
    }
  });

  it('that a replacement is not sent once all of the money went back', () => {
    const { text } = orderRefunded(claimed(replaced), 8997, SHOP);
    expect(text).toContain('A replacement that has not left us yet is not sent.');
    expect(text).not.toContain('beside');
    expect(orderPartRefunded(claimed(replaced), 1000, SHOP).text).not.toContain('replacement');
    expect(orderRefunded(order, 8997, SHOP).text).not.toContain('replacement');
  });

  it('that their bank disputes the payment, and what to do', () => {
    const { text } = orderDisputed(order, SHOP);
    expect(text).toContain('Your bank disputes the payment of $89.97');
    expect(text).toContain('please tell your bank');
  });
});
