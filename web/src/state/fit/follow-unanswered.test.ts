import { deleteApp, getApps } from 'firebase/app';
import { anOrder } from '@reef/domain/testing/order-fixture';
import { afterEach, expect, it, vi } from 'vitest';
import { onFreshPages } from '#testing/firestore-server.ts';
import type { Unanswered } from './follow-unanswered.ts';

const { listen, read } = vi.hoisted(() => ({ listen: vi.fn(), read: vi.fn() }));
vi.mock(import('firebase/firestore'), async (original) => ({
  ...(await original()),
  onSnapshot: listen,
  getDocFromServer: read,
}));

const FIRST = anOrder({ id: 'o1' });
const SECOND = anOrder({ id: 'o2' });
const BOTH = { o1: FIRST, o2: SECOND };

const page = onFreshPages(listen, read);
afterEach(() => Promise.all(getApps().map(deleteApp)));
let end = () => {};

/** Follows a buyer's orders. @returns what was heard: the ids, or null where they cannot be read. */
async function follow() {
  const { followUnanswered } = await import('./follow-unanswered.ts');
  // From here on nothing takes long.
  await import('#platform/firebase/firestore-client.ts');
  const heard: (string[] | null)[] = [];
  const hear = (orders: Unanswered) => heard.push(orders?.map(({ id }) => id) ?? null);
  end = followUnanswered('ana', hear);
  await vi.waitFor(() => {
    expect(page.server.listening('orders')).toBe(1);
    expect(page.server.listening('tanks/ana')).toBe(1);
  });
  return heard;
}

afterEach(() => end());

it('FIT-08 unanswered orders are heard once orders and answers are known, and when they change', async () => {
  const heard = await follow();
  page.server.sayList('orders', BOTH);
  expect(heard).toEqual([]);
  page.server.sayDocument('tanks/ana', { answered_orders: ['o2'] });
  expect(heard).toEqual([['o1']]);
  // Nothing that matters has changed.
  page.server.sayList('orders', BOTH);
  page.server.sayDocument('tanks/ana', { answered_orders: ['o2', 'o0'] });
  expect(heard).toHaveLength(1);
  page.server.sayDocument('tanks/ana', { answered_orders: ['o1', 'o2'] });
  page.server.sayList('orders', { ...BOTH, o3: anOrder({ id: 'o3' }) });
  expect(heard).toEqual([['o1'], [], ['o3']]);
  page.server.sayList('orders', { o3: anOrder({ id: 'o3', payment_status: 'refunded' }) });
  expect(heard.at(-1)).toEqual([]);
});

it('FIT-08 an order counts that nobody is known to have answered', async () => {
  page.storage.set('reef-tank-orders', JSON.stringify(['o2']));
  const heard = await follow();
  page.server.sayDocument('tanks/ana', null);
  page.server.sayList('orders', BOTH);
  // An earlier version has kept an answer on this device.
  expect(heard).toEqual([['o1']]);
  page.storage.clear();
  page.server.sayDocument('tanks/ana', { answered_orders: 'o1' });
  expect(heard.at(-1)).toEqual(['o1', 'o2']);
});

it('FIT-08 orders that cannot be read are not taken for none', async () => {
  const heard = await follow();
  page.server.sayDocument('tanks/ana', null);
  page.server.refuse('orders');
  page.server.sayDocument('tanks/ana', { answered_orders: ['o0'] });
  expect(heard).toEqual([null]);
});

it('FIT-08 orders that were read stay once they cannot be read any more', async () => {
  const heard = await follow();
  page.server.sayDocument('tanks/ana', { answered_orders: ['o2'] });
  page.server.sayList('orders', BOTH);
  page.server.refuse('orders');
  page.server.sayDocument('tanks/ana', null);
  expect(heard).toEqual([['o1'], ['o1', 'o2']]);
});

it('FIT-08 nothing is heard any more once it is left', async () => {
  const heard = await follow();
  page.server.sayDocument('tanks/ana', null);
  end();
  page.server.sayList('orders', BOTH);
  await vi.waitFor(() => expect(page.server.listening('orders')).toBe(0));
  expect(page.server.listening('tanks/ana')).toBe(0);
  expect(heard).toEqual([]);
});
