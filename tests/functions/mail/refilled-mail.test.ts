import { describe, expect, it } from 'vitest';
import { mailOrderNews } from '../../../functions/src/mail/order-events.ts';
import { atEveryStep, attempt } from '#support/faults/at-every-step.ts';
import { orderToFill } from '#support/filled-order.ts';
import { openQuietShop } from '#support/quiet-shop.ts';

const quiet = openQuietShop();
const { deps: shop } = quiet;

describe('ORD-05 a filling that is put back after its correction was told', () => {
  it('is told again, once, each time', async () => {
    const { id, fill, leave, mails, waiting } = await orderToFill(quiet);
    const refill = async (number: string) => {
      await fill(number);
      await mailOrderNews(shop, id);
      await Promise.all([mailOrderNews(shop, id), mailOrderNews(shop, id)]);
      return waiting();
    };
    const tell = async (number: string) => {
      const [mail, ...others] = await refill(number);
      expect(others).toEqual([]);
      expect(mail?.get('message.text')).toContain(number);
      await leave();
      await mailOrderNews(shop, id);
      expect(await waiting()).toEqual([]);
    };
    await tell('1111');
    await tell('2222');
    await tell('1111');
    await tell('2222');
    // Corrected before it left, nobody is told: what was told last is true.
    expect(await refill('1111')).toHaveLength(1);
    expect(await refill('2222')).toEqual([]);
    await tell('1111');
    expect(await mails()).toHaveLength(5);
  });

  it('is told again once, though the process dies at every await', async () => {
    const { id, fill, leave, waiting } = await orderToFill(quiet);
    let [next, other] = ['1111', '2222'];
    const refill = async () => {
      await fill(next);
      [next, other] = [other, next];
    };
    await refill();
    await mailOrderNews(shop, id);
    await leave();
    await atEveryStep(async (death) => {
      await refill();
      const died = await attempt(shop, death, (mortal) => mailOrderNews(mortal, id));
      await mailOrderNews(shop, id);
      expect(await waiting()).toHaveLength(1);
      await leave();
      return died;
    });
  });
});
