import { defaultRule, DEFAULT_SETTINGS } from '@reef/domain/settings/default-settings';
import { daysToMoveTo } from '@reef/domain/shipping/arrival';
import { describe, expect, it } from 'vitest';
import { FILLED_MAIL_WAITS_MS } from '../../../functions/src/mail/filled-mails.ts';
import { mailOrderNews } from '../../../functions/src/mail/order-events.ts';
import type { MailSender } from '../../../functions/src/mail/send-mail.ts';
import { atEveryStep, attempt } from '#support/faults/at-every-step.ts';
import { orderToFill } from '#support/filled-order.ts';
import { openQuietShop } from '#support/quiet-shop.ts';

const quiet = openQuietShop();
const { deps, db, clock } = quiet;

/** An order whose buyer was told that it is filled with the number 1111. */
async function toldFilled() {
  const order = await orderToFill(quiet);
  /** Runs the trigger, repeated and twice at once. @returns the texts that wait. */
  const news = async (): Promise<string[]> => {
    await mailOrderNews(deps, order.id);
    await Promise.all([mailOrderNews(deps, order.id), mailOrderNews(deps, order.id)]);
    return (await order.waiting()).map((mail) => String(mail.get('message.text')));
  };
  await order.fill('1111');
  await news();
  await order.leave();
  return { ...order, news };
}

const FILLED = [expect.stringContaining('1111')];
const UNFILLED = [expect.stringContaining('Please disregard our email')];

describe('ORD-05 a filling that is undone after its mail was sent', () => {
  it('is taken back once, each time, and is told again when it is filled as before', async () => {
    const { fill, undo, news, waiting, leave, mails } = await toldFilled();
    const tellUndone = async () => {
      await undo();
      expect(await news()).toEqual(UNFILLED);
      const [mail] = await waiting();
      const due = mail?.get('due_at').toDate() as Date;
      expect(due.getTime() - clock.now.getTime()).toBe(FILLED_MAIL_WAITS_MS);
      expect(mail?.get('message.subject')).toContain('is not on its way yet');
      await leave();
      expect(await news()).toEqual([]);
    };
    await tellUndone();
    await fill('1111');
    expect(await news()).toEqual(FILLED);
    await leave();
    expect(await news()).toEqual([]);
    await tellUndone();
    expect(await mails()).toHaveLength(4);
  });

  it('is not taken back if it is filled again meanwhile: only a correction is told', async () => {
    const { fill, undo, news } = await toldFilled();
    await undo();
    expect(await news()).toEqual(UNFILLED);
    await fill('2222');
    expect(await news()).toEqual([expect.stringContaining('2222')]);
    await undo();
    expect(await news()).toEqual(UNFILLED);
    // What its buyer was told last is true again.
    await fill('1111');
    expect(await news()).toEqual([]);
  });

  it('is told again if it is filled while the mail that takes it back is being sent', async () => {
    const { id, fill, undo, news, leave } = await toldFilled();
    await undo();
    await news();
    let heard = 'nothing';
    const slow: MailSender = async () => {
      await fill('1111');
      heard = await mailOrderNews(deps, id).then(() => 'done', String);
      return { ok: true };
    };
    await leave(slow);
    expect(heard).toContain('being sent: order-unfilled-');
    // The trigger is repeated.
    expect(await news()).toEqual(FILLED);
  });

  it('is taken back by the mail of a new day alone, after which it is told again', async () => {
    const { id, document, fill, undo, news } = await toldFilled();
    await undo();
    expect(await news()).toEqual(UNFILLED);
    const [, to = ''] = daysToMoveTo(DEFAULT_SETTINGS, [defaultRule('overnight')], clock.now);
    const move = { id: 'm1', from: null, to, at: clock.now, note: 'A storm.' };
    await document.update({ arrival_day: to, day_moves: [move] });
    expect(await news()).toEqual([]);
    const moved = await db.doc(`mail/day-moved-${id}-m1`).get();
    expect(moved.get('message.text')).toContain('stay in our tanks');
    await document.update({ arrival_day: null });
    await fill('1111');
    expect(await news()).toEqual(FILLED);
  });

  it('is not taken back while its payment is disputed, nor once its money went back', async () => {
    const { document, undo, news } = await toldFilled();
    await undo();
    expect(await news()).toEqual(UNFILLED);
    await document.update({ dispute: 'open', is_packing_blocked: true });
    expect(await news()).toEqual([]);
    await document.update({ dispute: 'won', is_packing_blocked: false });
    expect(await news()).toEqual(UNFILLED);
    await document.update({ payment_status: 'refunded' });
    expect(await news()).toEqual([]);
  });

  it('is taken back once, though the process dies at every await', async () => {
    const { id, fill, undo, waiting, leave } = await toldFilled();
    await atEveryStep(async (death) => {
      await undo();
      const died = await attempt(deps, death, (mortal) => mailOrderNews(mortal, id));
      await mailOrderNews(deps, id);
      expect(await waiting()).toHaveLength(1);
      await leave();
      await fill('1111');
      await mailOrderNews(deps, id);
      expect(await waiting()).toHaveLength(1);
      await leave();
      return died;
    });
  });
});
