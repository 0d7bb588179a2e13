import { anOrder } from '@reef/domain/testing/order-fixture';
import { Order } from '@reef/domain/orders/order';
import { UNFILLED } from '@reef/domain/orders/unfilled';
import { NOON } from '@reef/domain/testing/fixtures';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type LiveDocument, stateOf } from '#platform/data/live/live-document.ts';
import { SERVER_TIME } from '#platform/data/query-spec.ts';
import { createStore } from '#platform/store.ts';
import { editOutbox } from '#state/order-edits/edit-outbox.ts';
import type { OrderEdit } from '#state/order-edits/order-edit.ts';
import { anEdit, editOver } from '#testing/edit-fixture.ts';
import * as orderEdits from './order-edits.ts';

const updateDocument = vi.fn<(path: string, fields: object) => Promise<void>>();

const seen = anOrder({ revision: 1 });
const edit = anEdit({ id: 'e1' });
const second = editOver(edit, 'e2');
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

const writeAgain = (of: Order, written: OrderEdit) =>
  orderEdits.writeAgain(of, written, { updateDocument, liveOrder: () => order });

const states = () => editOutbox.edits.get().map(({ id, state }) => `${id} ${state}`);
/** Lets answers arrive. */
const settle = () => vi.advanceTimersByTimeAsync(0);
const failing = (code: string) => Object.assign(new Error(code), { code });

beforeEach(() => {
  vi.useFakeTimers();
  order = createStore<LiveDocument<Order>>({ ...ANSWERED, phase: 'loading', data: null });
  editOutbox.note(edit);
});

afterEach(() => {
  editOutbox.edits.set([]);
  updateDocument.mockReset();
  vi.useRealTimers();
});

describe('SOLD-11 INV-13 an edit that is written', () => {
  it('names itself and what it stands on, and is forgotten once it was taken', async () => {
    updateDocument.mockResolvedValue();
    writeAgain(seen, edit);
    await settle();
    const named = { edit_id: 'e1', stands_on: null, revision: 2, updated_by: 'me' };
    expect(updateDocument.mock.calls).toMatchObject([
      ['orders/o1', { ...named, tracking_number: '1Z', status: 'shipped' }],
    ]);
    expect(states()).toEqual([]);
  });

  it('GUAR-03 has the server’s time only if it fills, and clears all of a filling if it undoes one', async () => {
    updateDocument.mockResolvedValue();
    const { fields: _, ...rest } = edit;
    writeAgain(seen, edit);
    writeAgain(seen, { ...rest, id: 'e2', kind: 'deliver', fields: { delivered_at: NOON } });
    writeAgain(taken, { ...rest, id: 'e3', kind: 'unfill', fields: UNFILLED });
    await settle();
    const [filled, delivered, unfilled] = updateDocument.mock.calls.map(([, fields]) => fields);
    expect(filled).toMatchObject({ filled_synced_at: SERVER_TIME });
    expect(delivered).not.toHaveProperty('filled_synced_at');
    expect(unfilled).toMatchObject(UNFILLED);
  });

  it('is no refusal where it was there already, and one where another is', async () => {
    updateDocument.mockRejectedValue(failing('permission-denied'));
    writeAgain(seen, edit);
    await settle();
    expect(states()).toEqual(['e1 waiting']);
    hear(taken);
    await settle();
    expect(states()).toEqual([]);
    editOutbox.note(edit);
    writeAgain(seen, edit);
    await settle();
    hear(theirs);
    await settle();
    expect(states()).toEqual(['e1 refused']);
  });

  it('waits for the server’s word of the order, and for what lies over it', async () => {
    updateDocument.mockRejectedValue(failing('permission-denied'));
    writeAgain(seen, edit);
    await settle();
    editOutbox.note(second);
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

  it('waits where its order does not parse, which does not say that it is gone', async () => {
    updateDocument.mockRejectedValue(failing('permission-denied'));
    writeAgain(seen, edit);
    await settle();
    const raw = { id: 'o1', path: 'orders/o1', data: { status: 'of a later release' } };
    const news = { raw, isFromCache: false, isPending: false, isMissing: false };
    order.set(stateOf(Order, news));
    await settle();
    expect(states()).toEqual(['e1 waiting']);
  });

  it('was taken where what stands on it was', async () => {
    updateDocument.mockRejectedValue(failing('permission-denied'));
    writeAgain(seen, edit);
    await settle();
    editOutbox.note(second);
    editOutbox.take('e2');
    hear(anOrder({ revision: 4, edit_id: 'e3', stands_on: 'e2' }));
    await settle();
    expect(states()).toEqual([]);
  });

  it('is refused where its order is gone, and waits where its order may not be read: the session ended', async () => {
    updateDocument.mockRejectedValue(failing('not-found'));
    writeAgain(seen, edit);
    await settle();
    hear(null, { phase: 'missing' });
    await settle();
    expect(states()).toEqual(['e1 refused']);
    const another = { ...edit, id: 'another' };
    editOutbox.note(another);
    writeAgain(seen, another);
    await settle();
    hear(taken, { phase: 'error', isRefused: true });
    await settle();
    expect(states()).toEqual(['e1 refused', 'another waiting']);
    expect(editOutbox.isOfAnotherPage(another)).toBe(true);
  });

  it.each([failing('unavailable'), failing('failed-precondition'), new Error('no script')])(
    'that was never asked about waits, and is judged by its order a moment later (%s)',
    async (error) => {
      updateDocument.mockRejectedValue(error);
      writeAgain(seen, edit);
      await settle();
      expect([states(), editOutbox.isOfAnotherPage(edit)]).toEqual([['e1 waiting'], false]);
      await vi.advanceTimersByTimeAsync(10_000);
      expect([states(), editOutbox.isOfAnotherPage(edit)]).toEqual([['e1 waiting'], true]);
    },
  );
});
