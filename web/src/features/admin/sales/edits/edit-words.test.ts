import { describe, expect, it } from 'vitest';
import { failedText, toastOf, waitingText } from './edit-words.ts';

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
