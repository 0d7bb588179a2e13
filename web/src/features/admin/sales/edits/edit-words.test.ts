import { filledBy } from '@reef/domain/orders/delivery/delivery';
import { UNFILLED } from '@reef/domain/orders/unfilled';
import { describe, expect, it } from 'vitest';
import { enteredText, failedText, toastOf, waitingText } from './edit-words.ts';

const EDIT = { kind: 'fill', orderNumber: 'R-1' } as const;

describe('SOLD-11 an edit that waits', () => {
  it.each([
    [true, 'The server has not answered yet'],
    [false, 'No signal'],
  ])('is called kept only if this device took it (online: %s)', (isOnline, reason) => {
    const title = 'Order marked as filled';
    expect(toastOf(EDIT, 'waiting', { isOnline, isStored: true })).toEqual({
      title,
      text: `${reason}: it is kept on this device and syncs automatically.`,
    });
    expect(toastOf(EDIT, 'waiting', { isOnline, isStored: false })).toEqual({
      title,
      text: `${reason}: leave this page open until it is sent.`,
    });
  });

  it('may be left with the page only if this device took it', () => {
    expect([1, 2].map((count) => waitingText(count, true))).toEqual([
      '1 change is waiting to sync. You can close the app; it is kept on this device.',
      '2 changes are waiting to sync. You can close the app; they are kept on this device.',
    ]);
    expect([1, 2].map((count) => waitingText(count, false))).toEqual([
      '1 change is waiting to sync. This device may not be able to keep it. Leave this page open until it is sent.',
      '2 changes are waiting to sync. This device may not be able to keep them. Leave this page open until they are sent.',
    ]);
  });
});

it.each([
  ['SOLD-05', 'fill', 'Order marked as filled', 'Failed to save fulfillment'],
  ['SOLD-06', 'unfill', 'Order unfilled', 'Failed to update order'],
  ['ORD-02', 'deliver', 'Order marked as delivered', 'Failed to update order'],
  ['ORD-02', 'undeliver', 'Order marked as not delivered', 'Failed to update order'],
  ['GUAR-01', 'guarantee', 'Guarantee updated', 'Failed to update guarantee'],
] as const)(
  '%s an edit (%s) that was taken, or refused, is told in the words of its kind',
  (_id, kind, done, failed) => {
    const device = { isOnline: true, isStored: true };
    const edit = { ...EDIT, kind };
    expect(toastOf(edit, 'taken', device)).toEqual({ title: done, tone: 'success' });
    expect(toastOf(edit, 'refused', device)).toEqual({ title: failed, text: 'R-1', tone: 'error' });
    expect(failedText(kind)).toBe(failed);
  },
);

describe('SOLD-11 a refused filling says what was entered', () => {
  // On this device's clock, like what was typed.
  const at = new Date('2026-11-28T15:00');

  it.each([
    ['FedEx', '123456789012', 'FedEx 123456789012'],
    ['USPS', '9400', 'USPS 9400'],
    ['UPS', '', 'UPS'],
    ['USPS', '', 'USPS'],
    ['Local Delivery', '', 'Local Delivery, Nov 28, 2026, 3:00 PM'],
    ['Pickup', '', 'Pickup, Nov 28, 2026, 3:00 PM'],
  ] as const)('%s %s', (method, number, entered) => {
    const fields = filledBy(method, number, at);
    expect(enteredText({ kind: 'fill', fields })?.replaceAll('\u202F', ' ')).toBe(entered);
  });

  it('and nothing of an edit that entered nothing, or was stored without it', () => {
    expect(enteredText({ kind: 'unfill', fields: UNFILLED })).toBeNull();
    expect(enteredText({ kind: 'deliver', fields: { delivered_at: at } })).toBeNull();
    expect(enteredText({ kind: 'fill', fields: {} })).toBeNull();
  });
});
