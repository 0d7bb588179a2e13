import type { MyTank } from '@reef/domain/fit/saved-tank';
import type { Species } from '@reef/domain/fit/species';
import { filledBy } from '@reef/domain/orders/delivery/delivery';
import type { Order } from '@reef/domain/orders/order';
import { aProduct, NOON } from '@reef/domain/testing/fixtures';
import { anOrder } from '@reef/domain/testing/order-fixture';
import { DAY_MS, HOUR_MS } from '@reef/domain/shared/time';
import { localDay } from '@reef/domain/shipping/day';
import { describe, expect, it } from 'vitest';
import { tangCare, TANK } from '#testing/tangs.ts';
import { fitWith, type FitParts } from './fit-for.ts';
import { unansweredOrders } from './ordered-animals.ts';

const tang = (color: string, scientific_name: string): Species => ({
  id: `${color}-tang`,
  name: `${color} tang`,
  also: [],
  care: tangCare(scientific_name),
  source: 'test',
  products: [`${color}-tang`],
});
const YELLOW = tang('yellow', 'Zebrasoma flavescens');
const PURPLE = tang('purple', 'Zebrasoma xanthurum');
const LIBRARY = new Map([YELLOW, PURPLE].map((species) => [species.id, species]));
const listed = ({ id, care }: Species, name: string) => aProduct({ id, name, care, stock: 9 });
const yellow = listed(YELLOW, 'Yellow Tang');
const purple = listed(PURPLE, 'Purple Tang');
const MINE: MyTank = { id: 'tank-1', ...TANK };
const ORDER = anOrder({
  items: [{ product_id: yellow.id, name: yellow.name, quantity: 1, unit_price_cents: 100 }],
});
const inCart = (quantity: number) => [{ ...yellow, quantity }];

function fit(changes: Partial<FitParts> = {}, answered: readonly string[] = []) {
  const { orders = [], ...parts } = changes;
  return fitWith(LIBRARY)(
    {
      tank: MINE,
      lines: [],
      products: [yellow, purple],
      orders: unansweredOrders(orders, answered, NOON),
      ...parts,
    },
    NOON,
  );
}

/** What is said of the purple tang where these were ordered. */
function withOrdered(order: Order, parts: Partial<FitParts> = {}) {
  return fit({ orders: [order], ...parts }).judge(purple);
}

const sentencesOf = ({ reasons }: ReturnType<typeof withOrdered>) =>
  reasons.map(({ sentence }) => sentence).join(' ');

describe('FIT-08 what was ordered', () => {
  it('counts like what is in the cart, until it is delivered', () => {
    const besideCart = fit({ lines: inCart(1) });
    const besideOrder = fit({ orders: [ORDER] });
    expect(fit().judge(purple).verdict).toBe('fits');
    expect(besideCart.judge(purple).verdict).toBe('does-not-fit');
    expect(besideOrder.judge(purple).verdict).toBe('does-not-fit');
    expect(besideOrder.levelOf(purple)).toBe('does-not-fit');
    expect(besideOrder.judgeMore(purple, 1).verdict.verdict).toBe('does-not-fit');
    expect(sentencesOf(besideOrder.judge(purple))).toContain('the yellow tang you have ordered');
    expect(sentencesOf(besideOrder.judge(yellow))).toContain('this makes 2');
    const line = { ...purple, quantity: 1 };
    expect(fit({ lines: [line], orders: [ORDER] }).cart.worst).toBe('does-not-fit');
  });

  it('does not count once it was answered, or if it was cancelled, refunded or never paid', () => {
    expect(fit({ orders: [ORDER] }, [ORDER.id]).judge(purple).verdict).toBe('fits');
    expect(withOrdered({ ...ORDER, status: 'cancelled' }).verdict).toBe('fits');
    expect(withOrdered({ ...ORDER, payment_status: 'refunded' }).verdict).toBe('fits');
    expect(withOrdered({ ...ORDER, payment_status: 'pending' }).verdict).toBe('fits');
  });

  it('does not count what was reported as lost, or did not survive the way', () => {
    const line = { line: 0, quantity: 1, decision: null };
    const claims = [{ id: 'c', reported_at: NOON, lines: [line] }];
    expect(withOrdered({ ...ORDER, claims }).verdict).toBe('fits');
    const sent = { ...ORDER, ...filledBy('FedEx', '', NOON), guarantee_start_at: NOON };
    expect(withOrdered(sent).verdict).toBe('does-not-fit');
    expect(withOrdered({ ...sent, guarantee_status: 'unsatisfied' }).verdict).toBe('fits');
  });

  it('counts as a resident if it was delivered and lives in the tank', () => {
    const resident = { species: YELLOW.id, name: YELLOW.name, count: 1 };
    const tank = { ...MINE, residents: [resident] };
    const at = new Date(NOON.getTime() - HOUR_MS);
    const delivered = { ...ORDER, ...filledBy('Pickup', '', at) };
    expect(sentencesOf(withOrdered(delivered))).toContain('the yellow tang you have ordered');
    expect(sentencesOf(withOrdered(delivered, { tank }))).not.toContain('you have ordered');
    expect(sentencesOf(withOrdered(delivered, { tank }))).toContain('your yellow tang');
    // A second one that is still on its way is another animal.
    expect(sentencesOf(withOrdered(ORDER, { tank }))).toContain('the yellow tang you have ordered');
  });
});

describe('FIT-08 an ordered animal of which nothing is known', () => {
  it('takes no "fits" away: its listing is gone, or has another name', () => {
    const products = [purple];
    const piece = { product_id: 'piece', name: 'Rainbow Acro', quantity: 1, unit_price_cents: 100 };
    expect(withOrdered({ ...ORDER, items: [piece] }, { products }).verdict).toBe('fits');
  });
});

describe('FIT-08 a box that may have come', () => {
  it('does not count a second time what was added by hand on its day of arrival', () => {
    const residents = [{ species: YELLOW.id, name: YELLOW.name, count: 1 }];
    const parts = { tank: { ...MINE, residents } };
    const sent = { ...ORDER, ...filledBy('FedEx', '', new Date(NOON.getTime() - DAY_MS)) };
    const due = withOrdered({ ...sent, arrival_day: localDay(NOON) }, parts);
    expect(sentencesOf(due)).not.toContain('you have ordered');
    const tomorrow = localDay(new Date(NOON.getTime() + DAY_MS));
    const early = withOrdered({ ...sent, arrival_day: tomorrow }, parts);
    expect(sentencesOf(early)).toContain('the yellow tang you have ordered');
  });
});

describe('FIT-08 an order that was delivered, and that nobody has answered', () => {
  it.each([
    ['13 days', 13, true],
    ['15 days', 15, false],
  ])('%s ago: counts: %s', (_what, days, counts) => {
    const at = new Date(NOON.getTime() - days * DAY_MS);
    const sentences = sentencesOf(withOrdered({ ...ORDER, ...filledBy('Pickup', '', at) }));
    expect(sentences.includes('the yellow tang you have ordered')).toBe(counts);
  });
});

describe('FIT-08 more of a product', () => {
  it('is judged with those in the cart, and follows the number wanted', () => {
    const { judge, judgeMore } = fit({ lines: inCart(1) });
    expect(sentencesOf(judge(yellow))).not.toContain('this makes');
    const { verdict, ...counted } = judgeMore(yellow, 1);
    expect(counted).toEqual({ inCart: 1 });
    expect(verdict.verdict).toBe('does-not-fit');
    expect(sentencesOf(verdict)).toContain('this makes 2');
    expect(sentencesOf(judgeMore(yellow, 3).verdict)).toContain('this makes 4');
    expect(sentencesOf(fit().judgeMore(yellow, 2).verdict)).toContain('this makes 2');
  });

  it('is the line as it is if none can be added, and one of what nobody can add', () => {
    const { judge, judgeMore } = fit({ lines: inCart(1) });
    expect(judgeMore(yellow, 0)).toEqual({ inCart: 1, verdict: judge(yellow) });
    expect(judgeMore(purple, 0)).toEqual({ inCart: 0, verdict: judge(purple) });
  });
});
