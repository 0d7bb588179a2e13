import { filledBy } from '@reef/domain/orders/delivery/delivery';
import { NOON } from '@reef/domain/testing/fixtures';
import { anOrder } from '@reef/domain/testing/order-fixture';
import type { Order } from '@reef/domain/orders/order';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveDocument } from '#platform/data/live-document.ts';
import { createStore } from '#platform/store.ts';
import type { OrderEdit } from './edit-outbox.ts';

const database = vi.hoisted(() => ({
  updateDocument: vi.fn<(path: string, fields: object) => Promise<void>>(),
}));
const live = vi.hoisted(() => ({ liveDocument: vi.fn<() => unknown>() }));
vi.mock('#platform/data/database.ts', () => database);
vi.mock('#platform/data/live-document.ts', () => live);
vi.mock('#platform/data/live.ts', () => ({ listen: () => {} }));

// Test files share their modules, and another's have no mocks.
vi.resetModules();
const { isOfAnotherPage, noteEdit, orderEdits, takeEdit } = await import('./edit-outbox.ts');
const { writeAgain } = await import('./order-edits.ts');

const seen = anOrder({ revision: 1 });
const edit: OrderEdit = {
  id: 'e1',
  orderId: seen.id,
  orderNumber: seen.order_number,
  kind: 'fill',
  userId: 'me',
  revision: 2,
  standsOn: null,
  fields: filledBy('UPS', '1Z', NOON),
  state: 'waiting',
};
const second: OrderEdit = { ...edit, id: 'e2', standsOn: 'e1', revision: 3 };
const taken = anOrder({ ...edit.fields, revision: 2, edit_id: 'e1', stands_on: null });
const theirs = anOrder({ revision: 2, edit_id: 'theirs', stands_on: null });

const ANSWERED = {
  phase: 'ready',
  isFromCache: false,
  isPending: false,
  isRefused: false,
} as const;
let order = createStore<LiveDocument<Order>>({ ...ANSWERED, phase: 'loading', data: null });
const hear = (data: Order | null, news: Partial<LiveDocument<Order>> = {}) =>
  order.set({ ...ANSWERED, data, ...news });

const states = () => orderEdits.get().map(({ id, state }) => `${id} ${state}`);
/** Lets what was answered be heard of. */
const settle = () => vi.advanceTimersByTimeAsync(0);
const failing = (code: string) => Object.assign(new Error(code), { code });

beforeEach(() => {
  vi.useFakeTimers();
  order = createStore<LiveDocument<Order>>({ ...ANSWERED, phase: 'loading', data: null });
  live.liveDocument.mockImplementation(() => order);
  noteEdit(edit);
});

afterEach(() => {
  orderEdits.set([]);
  database.updateDocument.mockReset();
  vi.useRealTimers();
});

describe('SOLD-11 INV-13 an edit that is written', () => {
  it('names itself and what it stands on, and is forgotten once it was taken', async () => {
    database.updateDocument.mockResolvedValue();
    writeAgain(seen, edit);
    await settle();
    const named = { edit_id: 'e1', stands_on: null, revision: 2, updated_by: 'me' };
    expect(database.updateDocument.mock.calls).toMatchObject([
      ['orders/o1', { ...named, tracking_number: '1Z', status: 'shipped' }],
    ]);
    expect(states()).toEqual([]);
  });

  it('is no refusal where it was there already, and one where another is', async () => {
    database.updateDocument.mockRejectedValue(failing('permission-denied'));
    writeAgain(seen, edit);
    await settle();
    expect(states()).toEqual(['e1 waiting']);
    hear(taken);
    await settle();
    expect(states()).toEqual([]);
    noteEdit(edit);
    writeAgain(seen, edit);
    await settle();
    hear(theirs);
    await settle();
    expect(states()).toEqual(['e1 refused']);
  });

  it('waits for the server’s word of the order, and for what lies over it', async () => {
    database.updateDocument.mockRejectedValue(failing('permission-denied'));
    writeAgain(seen, edit);
    await settle();
    noteEdit(second);
    const shown = anOrder({ revision: 3, edit_id: 'e2', stands_on: 'e1' });
    hear(shown, { isPending: true });
    hear(seen, { isFromCache: true });
    hear(seen, { phase: 'error' });
    await settle();
    expect(states()).toEqual(['e1 waiting', 'e2 waiting']);
    hear(theirs);
    await settle();
    expect(states()).toEqual(['e1 refused', 'e2 waiting']);
  });

  it('was taken where what stands on it was', async () => {
    database.updateDocument.mockRejectedValue(failing('permission-denied'));
    writeAgain(seen, edit);
    await settle();
    noteEdit(second);
    takeEdit('e2');
    hear(anOrder({ revision: 4, edit_id: 'e3', stands_on: 'e2' }));
    await settle();
    expect(states()).toEqual([]);
  });

  it('is refused where its order is gone, or may not be read any more', async () => {
    database.updateDocument.mockRejectedValue(failing('not-found'));
    writeAgain(seen, edit);
    await settle();
    hear(null, { phase: 'missing' });
    await settle();
    expect(states()).toEqual(['e1 refused']);
    const another = { ...edit, id: 'another' };
    noteEdit(another);
    writeAgain(seen, another);
    await settle();
    hear(taken, { phase: 'error', isRefused: true });
    await settle();
    expect(states()).toEqual(['e1 refused', 'another refused']);
  });

  it.each([failing('unavailable'), failing('failed-precondition'), new Error('no script')])(
    'that was never asked about waits, and is judged by its order a moment later (%s)',
    async (error) => {
      database.updateDocument.mockRejectedValue(error);
      writeAgain(seen, edit);
      await settle();
      expect([states(), isOfAnotherPage(edit)]).toEqual([['e1 waiting'], false]);
      await vi.advanceTimersByTimeAsync(10_000);
      expect([states(), isOfAnotherPage(edit)]).toEqual([['e1 waiting'], true]);
    },
  );
});
