import { anOrder } from '@reef/domain/testing/order-fixture';
import { NOON } from '@reef/domain/testing/fixtures';
import { afterEach, expect, it, vi } from 'vitest';
import { exportFailure, salesCsv } from './sales-export.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('SOLD-02 an evening sale is exported under the day that the table shows, and its instant stays', () => {
  vi.stubEnv('TZ', 'America/New_York');
  const evening = anOrder({ created_at: new Date('2026-12-01T03:05:09Z') });
  const [head = '', row = ''] = salesCsv([evening], NOON).split('\r\n');
  expect(head).toMatch(/^\uFEFFDate,.*,Time \(UTC\)$/);
  expect(row).toMatch(/^2026-11-30 22:05,.*,2026-12-01T03:05:09\.000Z$/);
});

it('SOLD-02 exports orders with numbers as numbers, and names that are formulas as text', () => {
  const order = anOrder({ buyer_name: '=HYPERLINK("http://evil.test")', total_amount: null });
  const [head = '', row = ''] = salesCsv([order], NOON).split('\r\n');
  expect(head).toContain('Order #');
  expect(row).toContain(`"'=HYPERLINK(""http://evil.test"")"`);
  expect(row).toContain(',49.98,no,');
  expect(row).toContain('2 × Ocellaris Clownfish');
});

it('SEEN-05 SHIP-02 names the delivery that was paid for, its amount and its day', () => {
  const paid = { shipping_method: 'local', shipping_amount: 15 } as const;
  const local = anOrder({ ...paid, arrival_day: '2026-11-24' });
  const [head = '', row = '', old = ''] = salesCsv([local, anOrder()], NOON).split('\r\n');
  expect(head).toMatch(/,Delivery chosen,Delivery price,Arrival,/);
  expect(row).toMatch(/,"Local delivery, South Florida",15,2026-11-24,/);
  expect(old).toMatch(/,,0,,0,,,[^,]+$/);
});

it('CLAIM-04 says what was refunded of each order and by which payment, and what a free one replaces', () => {
  const part = anOrder({ amount_refunded: 24.99, stripe_payment_intent_id: 'pi_1' });
  const replaces = { claim_id: 'c1', line: 0, order_id: 'o1', order_number: 'R261121-7K3QXM' };
  const free = anOrder({ total_amount: 0, replaces });
  const [head = '', refunded = '', replaced = ''] = salesCsv([part, free], NOON).split('\r\n');
  expect(head).toMatch(/,Refunded,Replaces,Stripe payment,/);
  expect(refunded).toMatch(/,49\.98,.*,24\.99,,pi_1,/);
  expect(replaced).toMatch(/,0,no,.*,0,R261121-7K3QXM,,[^,]+$/);
});

it('SOLD-02 an export that failed blames the connection only where there is none', () => {
  expect(exportFailure(false)).toBe('The export needs a connection');
  expect(exportFailure(true)).toBe('The orders could not be exported');
});
