import { randomUUID } from 'node:crypto';
import { EMPTY_CONTACT } from '@reef/domain/accounts/account';
import { Mail } from '@reef/domain/mail/mail';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailAlarm } from '../../../functions/src/mail/alarm-mail.ts';
import { mailDocument, mailFields } from '../../../functions/src/mail/outbox.ts';
import { retryMail } from '../../../functions/src/mail/retry-mail.ts';
import {
  closeDueMail,
  type MailDeps,
  sendDueMail,
  sendMail,
} from '../../../functions/src/mail/send-mail.ts';
import {
  messageIdOf,
  type SmtpRefusal,
  smtpSender,
} from '../../../functions/src/mail/smtp-sender.ts';
import { collections, parseDocument } from '../../../functions/src/shared/db/documents.ts';
import { type Death, dying } from '#support/faults/dying.ts';
import { openQuietShop } from '#support/quiet-shop.ts';
import { openMailServer } from './own-mail-server.ts';

const FROM = 'Reef <orders@reef.test>';
/** Its database has no triggers: only these tests send what is in it. */
const { deps, db, clock } = openQuietShop();
const server = openMailServer();
/** What the mail server refused so far, as the log has it. */
const noted: SmtpRefusal[] = [];

function mailing(changes: Partial<MailDeps> = {}): MailDeps {
  const send = smtpSender(server.url, FROM, (refusal) => noted.push(refusal));
  return { db, now: () => clock.now, send, ...changes };
}

async function queue(
  changes: { to?: string; isPrivate?: boolean; uselessAt?: Date } = {},
): Promise<string> {
  const id = `test-${randomUUID()}`;
  const content = { subject: 'Hello', text: 'A link', html: '<p>A link</p>' };
  const mail = { id, to: 'ana@example.test', content, about: 'test', ...changes };
  await mailDocument(db, id).set(mailFields(mail, clock.now));
  return id;
}

async function stored(id: string): Promise<Mail | null> {
  return parseDocument(Mail, await mailDocument(db, id).get());
}

function passMinutes(minutes: number): void {
  clock.now = new Date(clock.now.getTime() + minutes * 60_000);
}

describe('ORD-05 a mail leaves once', () => {
  it('is sent by one of many workers, and then never again', async () => {
    const id = await queue();
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => sendMail(mailing(), id)));
    expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(1);
    expect(await sendMail(mailing(), id)).toBe('not-due');
    expect(server.arrived).toEqual([messageIdOf(id, FROM)]);
    expect(await stored(id)).toMatchObject({ is_open: false, delivery: { state: 'SUCCESS' } });
  });

  it('is retried with growing pauses, and arrives once the server accepts it', async () => {
    server.refuses = () => true;
    const id = await queue();
    expect(await sendMail(mailing(), id)).toBe('failed');
    expect(await sendMail(mailing(), id)).toBe('not-due');
    passMinutes(1);
    expect(await sendMail(mailing(), id)).toBe('failed');
    passMinutes(4);
    expect(await sendMail(mailing(), id)).toBe('not-due');
    const waiting = await stored(id);
    expect(waiting?.delivery).toMatchObject({ state: 'PENDING', attempts: 2 });
    expect(waiting?.delivery.error).toContain('4.3.2 busy');
    server.refuses = () => false;
    passMinutes(1);
    expect(await sendMail(mailing(), id)).toBe('sent');
    expect(server.arrived).toHaveLength(1);
  });

  it('is an alarm once if the server refuses it for a while', async () => {
    server.refuses = () => true;
    const id = await queue();
    const stuck: boolean[] = [];
    for (const pause of [0, 1, 5, 15, 60, 180]) {
      passMinutes(pause);
      const round = await sendDueMail(mailing());
      stuck.push(round.stuck.includes(id));
    }
    expect(stuck).toEqual([false, false, false, true, false, false]);
    expect((await stored(id))?.delivery.attempts).toBe(6);
    server.refuses = () => false;
    await mailDocument(db, id).delete();
  });

  it('is left to the owner once no server has accepted it for three days, and at once if the address is invalid', async () => {
    const refused = await queue({ to: 'nobody@example.test' });
    expect(await sendMail(mailing(), refused)).toBe('failed');
    expect(await stored(refused)).toMatchObject({
      is_open: true,
      due_at: null,
      delivery: { state: 'ERROR', error: expect.stringContaining('5.1.1') as string },
    });
    const id = await queue();
    passMinutes(3 * 24 * 60);
    await sendDueMail(mailing());
    expect(await stored(id)).toMatchObject({ is_open: true, delivery: { state: 'ERROR' } });
    expect(server.arrived).toEqual([]);
  });

  it('is retried if the server refuses the shop itself, and a one-time link is kept for that', async () => {
    const refusals = [
      { status: 530, says: 'authentication required', at: 'MAIL FROM' },
      { status: 550, says: '5.7.1 the sender is not confirmed', at: 'MAIL FROM' },
      { status: 550, says: '5.7.1 relaying denied', at: 'RCPT TO' },
      { status: 550, says: 'too many mails in this hour', at: 'RCPT TO' },
    ];
    for (const { at, ...refusal } of refusals) {
      server.refusesSender = () => (at === 'MAIL FROM' ? refusal : null);
      server.refusesRecipient = () => (at === 'RCPT TO' ? refusal : null);
      const id = await queue({ isPrivate: true });
      expect(await sendMail(mailing(), id)).toBe('failed');
      expect(noted.at(-1)).toEqual({ command: at, status: refusal.status });
      const waiting = await stored(id);
      expect(waiting).toMatchObject({ is_open: true, delivery: { state: 'PENDING', attempts: 1 } });
      expect(waiting?.due_at?.getTime()).toBeGreaterThan(clock.now.getTime());
      expect(waiting?.message.text).toBe('A link');
      server.refusesSender = () => null;
      server.refusesRecipient = () => null;
      passMinutes(1);
      expect(await sendMail(mailing(), id)).toBe('sent');
      expect(server.arrived.at(-1)).toBe(messageIdOf(id, FROM));
    }
    expect(server.arrived).toHaveLength(refusals.length);
  });

  it('waits untouched if no mail server is configured, for Google’s extension to send', async () => {
    const id = await queue();
    const before = await stored(id);
    expect(await sendMail(mailing({ send: null }), id)).toBe('no-server');
    expect(await stored(id)).toEqual(before);
    await mailDocument(db, id).update({ 'delivery.state': 'SUCCESS' });
    expect(await sendMail(mailing(), id)).toBe('not-due');
    expect(await stored(id)).toMatchObject({ is_open: false, due_at: null });
    expect(server.arrived).toEqual([]);
  });

  it('is closed once Google’s extension sent it or gave it up, and its one-time link is erased', async () => {
    const withState = async (state: string, isPrivate: boolean) => {
      const id = await queue({ isPrivate });
      const error = state === 'ERROR' ? 'no such mailbox' : null;
      await mailDocument(db, id).update({ delivery: { state, attempts: 1, error } });
      return id;
    };
    const sent = await withState('SUCCESS', false);
    const sentLink = await withState('SUCCESS', true);
    const lost = await withState('ERROR', false);
    const lostLink = await withState('ERROR', true);
    const underWay = await withState('PROCESSING', false);
    const untried = await queue();
    const before = await Promise.all([underWay, untried].map(stored));
    passMinutes(2);
    const { waiting, faults } = await closeDueMail(mailing({ send: null }));
    // Earlier tests may have left mails that nobody tried.
    expect(waiting).toBeGreaterThanOrEqual(1);
    expect(faults).toEqual([]);
    const closed = { due_at: null, is_open: false };
    expect(await stored(sent)).toMatchObject({ ...closed, message: { text: 'A link' } });
    for (const id of [sentLink, lostLink]) {
      const mail = await stored(id);
      expect(mail).toMatchObject(closed);
      expect(JSON.stringify(mail)).not.toContain('A link');
    }
    expect(await stored(lost)).toMatchObject({
      due_at: null,
      is_open: true,
      delivery: { state: 'ERROR', error: 'no such mailbox' },
    });
    expect(await Promise.all([underWay, untried].map(stored))).toEqual(before);
    expect(server.arrived).toEqual([]);
    // Later tests send everything that is due.
    await Promise.all([underWay, untried].map((id) => mailDocument(db, id).delete()));
  });

  it('that nobody sent in three days is left to the owner, without a mail server too', async () => {
    const id = await queue({ isPrivate: true });
    passMinutes(3 * 24 * 60 + 2);
    await closeDueMail(mailing({ send: null }));
    const mail = await stored(id);
    expect(mail).toMatchObject({ due_at: null, is_open: false, delivery: { state: 'ERROR' } });
    expect(JSON.stringify(mail)).not.toContain('A link');
  });

  it('leaves no one-time link in the database, sent or not', async () => {
    const sent = await queue({ isPrivate: true });
    const lost = await queue({ isPrivate: true, to: 'nobody@example.test' });
    await Promise.all([sendMail(mailing(), sent), sendMail(mailing(), lost)]);
    for (const id of [sent, lost]) {
      const mail = await stored(id);
      expect(mail).toMatchObject({ is_open: false, due_at: null });
      expect(JSON.stringify(mail)).not.toContain('A link');
    }
  });

  it('arrives once from a server that refuses half of the time, whatever dies on the way', async () => {
    const Accident = fc.record({
      at: fc.integer({ min: 0, max: 5 }),
      when: fc.constantFrom<Death['when']>('before', 'after'),
    });
    const property = fc.asyncProperty(
      fc.array(fc.boolean(), { minLength: 4, maxLength: 12 }),
      fc.array(Accident, { maxLength: 4 }),
      async (refusals, accidents) => {
        server.arrived = [];
        const answers = [...refusals];
        server.refuses = () => answers.shift() ?? false;
        const ids = await Promise.all([queue(), queue(), queue()]);
        for (const death of accidents) {
          const mortal = dying(deps, death);
          // Two concurrent rounds, one of which dies; later ones begin when the lease is over.
          await Promise.allSettled([
            ...ids.map((id) => sendMail(mailing({ db: mortal.deps.db }), id)),
            sendDueMail(mailing()),
          ]);
          passMinutes(10);
        }
        for (let round = 0; round < 12; round += 1) {
          await sendDueMail(mailing());
          passMinutes(6 * 60);
        }
        const wanted = ids.map((id) => messageIdOf(id, FROM));
        // The gap in SMTP: the server accepted the mail, but the worker died before it recorded
        // that. Then the mail comes once more, with the same Message-ID.
        expect(new Set(server.arrived)).toEqual(new Set(wanted));
        const copies = server.arrived.length - wanted.length;
        expect(copies).toBeLessThanOrEqual(accidents.length * ids.length);
        if (accidents.length === 0) expect(copies).toBe(0);
      },
    );
    await fc.assert(property, { numRuns: 15 });
  });
});

it('ORD-05 the shop’s own log entries are mailed to the owner, once; entries about people’s actions are not', async () => {
  const { auditLog } = collections(db);
  const [alarm, edit] = [`alarm-${randomUUID()}`, `edit-${randomUUID()}`];
  await auditLog.doc(alarm).set({ actor_id: 'system', action: 'payment-foreign' });
  await auditLog.doc(edit).set({ actor_id: 'somebody', action: 'suspend' });
  await Promise.all([alarm, alarm, edit].map((id) => mailAlarm(deps, id)));
  expect(await stored(`alarm-${alarm}`)).toMatchObject({ to: ['owner@reef.test'] });
  expect(await stored(`alarm-${edit}`)).toBeNull();
});

it('ORD-05 an admin may retry a mail that was given up; nobody else may', async () => {
  const [admin, user] = [`admin-${randomUUID()}`, `user-${randomUUID()}`];
  const { roles, extended } = collections(db);
  for (const [id, role] of [
    [admin, 'admin'],
    [user, 'user'],
  ] as const) {
    await roles.doc(id).set({ user_id: id, role });
    const details = { ...EMPTY_CONTACT, user_id: id, account_status: 'active' };
    await extended.doc(id).set({ ...details, updated_at: clock.now });
  }
  const id = await queue({ to: 'nobody@example.test' });
  await sendMail(mailing(), id);
  await mailDocument(db, id).update({ to: ['ana@example.test'] });
  expect(await retryMail(mailing(), user, id)).toEqual({ ok: false, refusal: 'not-admin' });
  expect(await sendMail(mailing(), id)).toBe('not-due');
  const given = await stored(id);
  const unconnected = mailing({ send: null });
  expect(await retryMail(unconnected, admin, id)).toEqual({ ok: false, refusal: 'no-server' });
  expect(await stored(id)).toEqual(given);
  expect(await retryMail(mailing(), admin, id)).toEqual({ ok: true });
  expect(await sendMail(mailing(), id)).toBe('sent');
  const done = { ok: false, refusal: 'not-waiting' };
  expect(await retryMail(mailing(), admin, id)).toEqual(done);
  // Its day is over.
  const dated = await queue({ uselessAt: new Date(clock.now.getTime() + 60_000) });
  passMinutes(1);
  expect(await retryMail(mailing(), admin, dated)).toEqual({ ok: false, refusal: 'over' });
  expect(await stored(dated)).toMatchObject({ is_open: false, due_at: null });
  expect(await retryMail(mailing(), admin, dated)).toEqual(done);
  await mailDocument(db, dated).delete();
  // Google's extension sent it, and nothing has closed it yet.
  const byExtension = await queue();
  await mailDocument(db, byExtension).update({ 'delivery.state': 'SUCCESS' });
  const before = await stored(byExtension);
  expect(await retryMail(mailing(), admin, byExtension)).toEqual(done);
  expect(await stored(byExtension)).toEqual(before);
});
