import { describe, expect, it } from 'vitest';
import type { NewMail } from './outbox.ts';
import { leavingAfter, overtakenMails, type StoredMail } from './overtaken-mails.ts';

const content = (words: string) => ({ subject: words, text: words, html: words });

const BUYER = 'buyer@example.test';

const mailOf = (id: string, words: string): NewMail => ({
  id,
  to: BUYER,
  content: content(words),
  about: 'o1',
});

function stored(id: string, words: string, state: StoredMail['state'] = 'PENDING'): StoredMail {
  return { id, to: [BUYER], message: content(words), state, due_at: new Date(60_000) };
}

const NOTHING = { over: [], reworded: [], underWay: [], busyUntil: null };

describe('ORD-05 a mail that has not left when its order changes', () => {
  const [awaiting, confirmed] = ['order-awaiting-o1', 'order-confirmed-o1'];

  it('is withdrawn if what it says is over, also if it was given up', () => {
    for (const state of ['PENDING', 'ERROR'] as const) {
      const mails = [stored(awaiting, 'a', state), stored(confirmed, 'c', state)];
      const present = [mailOf(confirmed, 'c')];
      expect(overtakenMails(present, mails)).toEqual({ ...NOTHING, over: [awaiting] });
    }
  });

  it('gets the words that are true now', () => {
    const present = [mailOf(confirmed, 'Thursday')];
    for (const state of ['PENDING', 'ERROR'] as const) {
      expect(overtakenMails(present, [stored(confirmed, 'Tuesday', state)])).toEqual({
        ...NOTHING,
        reworded: [{ id: confirmed, to: BUYER, content: content('Thursday') }],
      });
    }
    expect(overtakenMails(present, [stored(confirmed, 'Thursday')])).toEqual(NOTHING);
    const others = [{ subject: 'x' }, { text: 'x' }, { html: 'x' }].map((part) => ({
      ...stored(confirmed, 'Thursday'),
      message: { ...content('Thursday'), ...part },
    }));
    for (const other of others) expect(overtakenMails(present, [other]).reworded).toHaveLength(1);
  });

  it('leaves to the address that the account has now', () => {
    const elsewhere = { to: ['former@example.test'] };
    for (const state of ['PENDING', 'ERROR'] as const) {
      const mail = { ...stored(confirmed, 'Thursday', state), ...elsewhere };
      expect(overtakenMails([mailOf(confirmed, 'Thursday')], [mail])).toEqual({
        ...NOTHING,
        reworded: [{ id: confirmed, to: BUYER, content: content('Thursday') }],
      });
    }
    const sent = { ...stored(confirmed, 'Thursday', 'SUCCESS'), ...elsewhere };
    expect(overtakenMails([mailOf(confirmed, 'Thursday')], [sent])).toEqual(NOTHING);
  });

  it('is answered to the address that the buyer has now', () => {
    const former = { replyTo: 'former@example.test' };
    const mail = { ...stored('order-new-o1', 'New'), ...former };
    const present = mailOf('order-new-o1', 'New');
    const { reworded } = overtakenMails([{ ...present, replyTo: BUYER }], [mail]);
    expect(reworded).toMatchObject([{ id: mail.id, replyTo: BUYER }]);
    expect(overtakenMails([{ ...present, ...former }], [mail])).toEqual(NOTHING);
  });

  it('is left alone while it is being sent, and once it was sent', () => {
    const later = { ...stored('day-moved-o1-m1', 'x', 'PROCESSING'), due_at: new Date(90_000) };
    const byExtension = { ...stored(confirmed, 'Tuesday', 'PROCESSING'), due_at: null };
    const mails = [stored(awaiting, 'a', 'PROCESSING'), later, byExtension];
    expect(overtakenMails([mailOf(confirmed, 'Thursday')], mails)).toEqual({
      ...NOTHING,
      underWay: [awaiting, later.id, confirmed],
      busyUntil: new Date(90_000),
    });
    expect(overtakenMails([], [byExtension])).toMatchObject({ busyUntil: null });
    const same = [mailOf(awaiting, 'a')];
    expect(overtakenMails(same, [stored(awaiting, 'a', 'PROCESSING')])).toEqual(NOTHING);
    expect(overtakenMails([], [stored(awaiting, 'a', 'SUCCESS')])).toEqual(NOTHING);
  });

  it('CLAIM-03 is withdrawn if it is of a decision that a later one of its claim has overtaken', () => {
    const states = ['PENDING', 'ERROR', 'SUCCESS', 'PROCESSING'] as const;
    const mails = states.map((state) => stored(`claim-decided-${state}`, 'x', state));
    expect(overtakenMails([], mails)).toEqual({
      ...NOTHING,
      over: ['claim-decided-PENDING', 'claim-decided-ERROR'],
      underWay: ['claim-decided-PROCESSING'],
      busyUntil: new Date(60_000),
    });
  });

  it('is withdrawn if it takes back a filling that is there again', () => {
    const mail = stored('order-unfilled-o1-abc', 'x', 'ERROR');
    expect(overtakenMails([], [mail])).toEqual({ ...NOTHING, over: [mail.id] });
  });

  it('is none of these if it is of a filling, a cancellation, or a kind that is not known', () => {
    const ids = ['order-filled-o1-abc', 'order-cancelled-o1', 'order-praised-o1'];
    expect(
      overtakenMails(
        [],
        ids.map((id) => stored(id, 'x')),
      ),
    ).toEqual(NOTHING);
  });

  it('lets the news leave after what is being sent', () => {
    const news = mailOf('payment-failed-o1', 'f');
    expect(leavingAfter(news, null)).toBe(news);
    const at = new Date(90_000);
    expect(leavingAfter(news, at)).toEqual({ ...news, leavesAt: at });
  });
});
