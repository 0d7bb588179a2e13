import { DAY_MS } from '@reef/domain/shared/time';
import { NOON } from '@reef/domain/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { mailFields } from './outbox.ts';
import { retriedUntil } from './retry-mail.ts';

const inDays = (days: number) => new Date(NOON.getTime() + days * DAY_MS);

/** A mail of three days ago. */
function mailOf(id: string, ends: { uselessAt?: Date; triedUntil?: Date }) {
  const content = { subject: '', text: '', html: '' };
  return { id, ...mailFields({ id, to: '', content, about: 'o1', ...ends }, inDays(-3)) };
}

/** Until when a mail of a filling is tried that is of use until then. */
function filledUntil(uselessAt: Date): Date | null {
  return retriedUntil(mailOf('order-filled-o1-a', { uselessAt }), NOON);
}

/** Until when a mail is tried that does not say when it is of no use. */
function olderUntil(id: string, give_up_at: Date): Date | null {
  return retriedUntil({ id, give_up_at }, NOON);
}

describe('ORD-05 a mail that an admin sends now', () => {
  it('is tried for another three days if it names no day', () => {
    expect(retriedUntil(mailOf('order-refunded-o1', {}), NOON)).toEqual(inDays(3));
    expect(retriedUntil(mailOf('order-filled-o1-a', {}), NOON)).toEqual(inDays(3));
  });

  it('is not tried after the day it names', () => {
    expect(filledUntil(inDays(1))).toEqual(inDays(1));
    expect(filledUntil(inDays(9))).toEqual(inDays(3));
    expect(filledUntil(NOON)).toBeNull();
    expect(filledUntil(inDays(-1))).toBeNull();
  });

  it('is tried again until the day to which its order was moved, also if it was given up', () => {
    const moved = mailOf('day-moved-o1-m1', { uselessAt: inDays(2), triedUntil: NOON });
    expect(moved.give_up_at).toEqual(NOON);
    expect(retriedUntil(moved, NOON)).toEqual(inDays(2));
  });

  it('keeps its end if it is an older one that may name a day', () => {
    for (const id of ['order-filled-o1-a', 'day-moved-o1-m1']) {
      expect(olderUntil(id, inDays(1))).toEqual(inDays(1));
      expect(olderUntil(id, NOON)).toBeNull();
    }
    expect(olderUntil('order-confirmed-o1', NOON)).toEqual(inDays(3));
  });
});
