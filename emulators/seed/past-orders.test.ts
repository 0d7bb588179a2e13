import { monthTotals } from '@reef/domain/testing/month-totals';
import { lineItems } from '@reef/domain/cart/line-item';
import { OrderCountsPart, wholeCounts } from '@reef/domain/orders/sales/order-counts';
import { statusAt } from '@reef/domain/orders/order-status';
import { monthTotalsOf } from '@reef/domain/orders/sales/sales-days';
import { DAY_MS } from '@reef/domain/shared/time';
import { describe, expect, it } from 'vitest';
import { CATALOGUE, catalogueProducts } from './catalogue-products.ts';
import { CUSTOMERS } from './customers.ts';
import { orderSums } from './order-sums.ts';
import { pastOrders } from './past-orders.ts';

const now = new Date('2026-11-21T12:00:00Z');
const products = catalogueProducts(now);
const orders = pastOrders({ products, buyers: CUSTOMERS, now });

describe('the seed', () => {
  it('holds at least 60 products in four categories, stock 0 to 20, unique names and slugs', () => {
    expect(products.length).toBeGreaterThanOrEqual(60);
    expect(new Set(products.map((product) => product.id)).size).toBe(products.length);
    expect(new Set(products.map((product) => product.name)).size).toBe(products.length);
    expect(new Set(products.map((product) => product.category)).size).toBe(4);
    expect(products.every(({ stock }) => stock >= 0 && stock <= 20)).toBe(true);
  });

  it('has products sold out today, 3 days and 9 days ago', () => {
    const days = CATALOGUE.filter(({ stock }) => stock === 0).map((e) => e.soldOutDaysAgo);
    expect(days).toEqual(expect.arrayContaining([0, 3, 9]));
  });

  it('has 40 orders over three months in every state', () => {
    const values = (key: 'status' | 'payment_status' | 'guarantee_status' | 'fulfillment_type') =>
      new Set(orders.map((order) => order[key]));
    expect(orders).toHaveLength(40);
    expect(values('status').size).toBe(5);
    expect(values('payment_status').size).toBe(4);
    expect(values('guarantee_status').size).toBe(3);
    expect(values('fulfillment_type')).toEqual(new Set([null, 'driving', 'shipped']));
    const ages = orders.map(({ created_at }) => (now.getTime() - created_at.getTime()) / DAY_MS);
    expect(Math.min(...ages)).toBeGreaterThan(0);
    expect(Math.max(...ages)).toBeGreaterThan(80);
    expect(Math.max(...ages)).toBeLessThan(92);
  });

  it('ORD-02 has only statuses that follow from fulfillment', () => {
    for (const order of orders) expect(order.status).toBe(statusAt(order, now));
  });

  it('has unique order numbers and ids, and lines of real products', () => {
    const ids = new Set(products.map((product) => product.id));
    expect(new Set(orders.map((order) => order.id)).size).toBe(40);
    expect(new Set(orders.map((order) => order.order_number)).size).toBe(40);
    const lines = orders.flatMap((order) => lineItems(order.items));
    expect(lines.every((line) => ids.has(line.product_id))).toBe(true);
  });

  it('comes with counts that equal a full count', () => {
    const sums = orderSums(orders, now);
    const parts = [...sums.counts].map(([id, part]) => OrderCountsPart.parse({ id, ...part }));
    expect(wholeCounts(parts)).toMatchObject({
      orders: 40,
      filled: orders.filter((order) => order.is_fulfilled).length,
    });
    const days = [...sums.days].map(([id, day]) => ({ id, ...day }));
    const month = { year: 2026, month: 10 };
    expect(monthTotalsOf(days, month)).toEqual(monthTotals(orders, month));
  });

  it('is the same every time, dated back from now', () => {
    expect(pastOrders({ products, buyers: CUSTOMERS, now })).toEqual(orders);
  });
});
