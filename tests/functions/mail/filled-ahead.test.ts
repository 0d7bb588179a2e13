import { DEFAULT_SETTINGS } from '@reef/domain/settings/default-settings';
import { HOUR_MS } from '@reef/domain/shared/time';
import { addDays, clockIn } from '@reef/domain/shipping/day';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { mailOrderNews } from '../../../functions/src/mail/order-events.ts';
import { type MailSender, sendMail } from '../../../functions/src/mail/send-mail.ts';
import { orderToFill } from '#support/filled-order.ts';
import { openQuietShop } from '#support/quiet-shop.ts';

const quiet = openQuietShop();
const { deps, clock } = quiet;

const taking: MailSender = () => Promise.resolve({ ok: true });
const busy: MailSender = () => Promise.resolve({ ok: false, refusal: 'temporary', reason: 'busy' });

function dueOf(mail: DocumentSnapshot | undefined): Date {
  return mail?.get('due_at').toDate() as Date;
}

function send(mail: DocumentSnapshot | undefined, sender = taking) {
  return sendMail({ ...deps, send: sender }, mail?.id ?? '');
}

/** An order whose box is packed the day after tomorrow, by the shop's clock. */
async function packedLater() {
  const order = await orderToFill(quiet);
  const today = clockIn(DEFAULT_SETTINGS.time_zone, clock.now).day;
  const chooseDay = () => order.document.update({ arrival_day: addDays(today, 3) });
  /** Runs the trigger. @returns the mails that wait, the first to leave first. */
  const news = async () => {
    await mailOrderNews(deps, order.id);
    const waiting = await order.waiting();
    return waiting.toSorted((one, other) => dueOf(one).getTime() - dueOf(other).getTime());
  };
  return { ...order, chooseDay, news };
}

describe('ORD-05 a box that is filled before its packing day', () => {
  it('is told last: what takes an earlier mail back does not arrive after that, though it was refused', async () => {
    const { fill, undo, chooseDay, news, leave } = await packedLater();
    await fill('1111');
    await news();
    await leave();
    await undo();
    await chooseDay();
    const [withoutEnd] = await news();
    expect(withoutEnd?.get('useless_at')).toBeNull();
    await fill('2222');
    const [takesBack, filled, ...others] = await news();
    expect(others).toEqual([]);
    expect(takesBack?.get('message.subject')).toContain('is not on its way yet');
    const leavesAt = dueOf(filled);
    let next = dueOf(takesBack);
    while (next < leavesAt) {
      clock.now = next;
      // At the fourth attempt it is an alarm, too.
      expect(await send(takesBack, busy)).toMatch(/^(failed|stuck)$/);
      const state = await takesBack?.ref.get();
      next = state?.get('due_at') === null ? leavesAt : dueOf(state);
    }
    clock.now = next;
    expect(await send(filled)).toBe('sent');
    expect(await send(takesBack)).toBe('not-due');
  });

  it('has no end of what takes an earlier mail back once it is not filled any more', async () => {
    const { fill, undo, chooseDay, news, leave } = await packedLater();
    await fill('1111');
    await news();
    await leave();
    await chooseDay();
    await fill('2222');
    expect((await news()).map((mail) => mail.get('useless_at'))).toEqual([
      expect.anything(),
      expect.anything(),
    ]);
    await undo();
    expect((await news()).map((mail) => mail.get('useless_at'))).toEqual([null]);
  });

  it('is told on its packing day, once a dispute that kept it is over', async () => {
    const { document, fill, chooseDay, news } = await packedLater();
    await chooseDay();
    await fill('1111');
    const [mail] = await news();
    clock.now = dueOf(mail);
    expect(await send(mail, busy)).toBe('failed');
    const anHourLater = async (fields: Record<string, unknown>) => {
      clock.now = new Date(clock.now.getTime() + HOUR_MS);
      await document.update(fields);
      return (await news()).map(({ id }) => id);
    };
    expect(await anHourLater({ dispute: 'open', is_packing_blocked: true })).toEqual([]);
    expect(await anHourLater({ dispute: 'won', is_packing_blocked: false })).toEqual([mail?.id]);
  });
});
