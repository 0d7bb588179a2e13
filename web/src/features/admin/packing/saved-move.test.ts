import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  MAX_MOVED,
  type MoveOrdersRequest,
  type MoveOutcome,
} from '@reef/domain/packing/move-calls';
import type { CallErrorCode } from '#platform/data/calls/calls.ts';
import { pageWithStorage } from '#testing/local-storage.ts';
import {
  answeredBy,
  createStoredMove,
  isAllMoved,
  noteToReuse,
  SavedMove,
  sendInPieces,
} from './saved-move.ts';
import { notMovedMessage } from './packing-messages.ts';

const move: SavedMove = {
  userId: 'me',
  request: {
    request_id: 'request-1',
    day: '2026-11-24',
    note: 'A hurricane is on its way.',
    orders: [
      { id: 'a', revision: 1 },
      { id: 'b', revision: 4 },
    ],
  },
  numbers: { a: 'R-1', b: 'R-2' },
};

function answered(a: MoveOutcome, b: MoveOutcome): SavedMove {
  const orders = [
    { id: 'a', outcome: a },
    { id: 'b', outcome: b },
  ];
  return answeredBy(move, { ok: true, data: { orders } });
}

function failed(code: CallErrorCode): SavedMove {
  return answeredBy(move, { ok: false, code, message: 'Admin only', details: null });
}

/** What a page reads that is opened later. */
function afterReload(saved: SavedMove): SavedMove {
  return SavedMove.parse(JSON.parse(JSON.stringify(saved)));
}

describe('SHIP-03 what a move did not move', () => {
  it('is still there with its reasons, and the note, after the page was left', () => {
    const saved = afterReload(answered('moved', 'changed'));
    expect(isAllMoved(saved)).toBe(false);
    expect(saved.request.note).toBe('A hurricane is on its way.');
    expect(notMovedMessage(saved)).toEqual({
      title: 'Not moved to Tuesday, November 24: 1 order',
      lines: ['Order R-2 was changed by somebody else meanwhile.'],
    });
  });

  it('is said where none was moved, and where the server refused', () => {
    expect(notMovedMessage(answered('gone', 'changed'))).toMatchObject({
      title: 'No order was moved to Tuesday, November 24',
    });
    expect(notMovedMessage(afterReload(failed('permission-denied')))).toEqual({
      title: 'The server refused to move these orders',
      lines: [
        'Admin only',
        'Any that were moved before that stay moved, and their buyers are told by email.',
      ],
    });
  });

  it('is nothing where all were moved, and unknown without an answer', () => {
    const all = answered('moved', 'moved');
    expect([isAllMoved(all), notMovedMessage(all)]).toEqual([true, null]);
    const silent = afterReload(failed('internal'));
    expect([silent.answer, isAllMoved(silent), notMovedMessage(silent)]).toEqual([
      undefined,
      false,
      null,
    ]);
  });
});

it('SHIP-03 its note begins the next move of the same admin and the same reason alone', () => {
  const { note } = move.request;
  for (const isForClosed of [true, false]) {
    const last = afterReload({ ...move, isForClosed });
    expect(noteToReuse('me', isForClosed, last)).toBe(note);
    expect(noteToReuse('me', !isForClosed, last)).toBeNull();
    expect(noteToReuse('somebody-else', isForClosed, last)).toBeNull();
  }
  // As an earlier release stored it: nobody knows for what.
  expect(noteToReuse('me', false, afterReload(move))).toBeNull();
});

describe('SHIP-03 a move of more orders than one call takes', () => {
  const orders = Array.from({ length: 2 * MAX_MOVED + 1 }, (_, at) => ({
    id: `o${at}`,
    revision: 1,
  }));
  const many = { ...move.request, orders };

  /** Sends it to a server that fails at the given piece. */
  async function sendUntil(failing: number) {
    const pieces: MoveOrdersRequest[] = [];
    const counts: number[] = [];
    const result = await sendInPieces(
      many,
      (piece) => {
        pieces.push(piece);
        const outcomes = piece.orders.map(({ id }) => ({ id, outcome: 'moved' as const }));
        return Promise.resolve(
          pieces.length === failing
            ? { ok: false, code: 'internal', message: 'No answer', details: null }
            : { ok: true, data: { orders: outcomes } },
        );
      },
      (count) => counts.push(count),
    );
    return { result, pieces, counts };
  }

  it('is stored whole, and sent in pieces of one request id that add up to it', async () => {
    expect(afterReload({ ...move, request: many }).request).toEqual(many);
    const { result, pieces, counts } = await sendUntil(0);
    expect(pieces.map((piece) => piece.orders.length)).toEqual([MAX_MOVED, MAX_MOVED, 1]);
    expect(pieces.flatMap((piece) => piece.orders)).toEqual(orders);
    expect(new Set(pieces.map(({ request_id }) => request_id))).toEqual(new Set(['request-1']));
    expect(counts).toEqual([MAX_MOVED, 2 * MAX_MOVED, orders.length]);
    expect(result.ok && result.data.orders.map(({ id }) => id)).toEqual(orders.map(({ id }) => id));
    expect(isAllMoved(answeredBy({ ...move, request: many }, result))).toBe(true);
  });

  it('stops at a piece that is not answered, and is asked again as a whole', async () => {
    const { result, pieces, counts } = await sendUntil(2);
    expect([pieces.length, counts]).toEqual([2, [MAX_MOVED]]);
    expect(answeredBy({ ...move, request: many }, result)).toMatchObject({
      request: many,
      answer: undefined,
    });
  });
});

function openTab() {
  const tab = createStoredMove();
  tab.saved.subscribe(() => {});
  return tab;
}

describe('SHIP-03 a move in two tabs', () => {
  const values = new Map<string, string>();
  const page = pageWithStorage(values);
  const other = { ...move, request: { ...move.request, request_id: 'request-2' } };

  /** Fires the events that a browser fires in the other tabs. */
  const tellTabs = () =>
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'reef-hold' }));

  beforeEach(() => {
    values.clear();
    vi.stubGlobal('window', page);
  });

  afterEach(() => vi.unstubAllGlobals());

  it('is known in both, with its answer and its note, until it is read in one', () => {
    const [a, b] = [openTab(), openTab()];
    a.save(move);
    tellTabs();
    expect([b.saved.get(), b.last()]).toEqual([move, move]);
    const read = answered('moved', 'changed');
    a.save(read);
    tellTabs();
    expect(b.saved.get()).toEqual(read);
    b.forget();
    tellTabs();
    expect(a.saved.get()).toBeNull();
  });

  it('lets another one wait until it is answered, also before the tab is told of it', () => {
    const [a, b] = [openTab(), openTab()];
    a.save(move);
    expect([b.isWaitingFor(other), b.isWaitingFor(move)]).toEqual([true, false]);
    expect(b.isWaitingFor({ ...other, userId: 'somebody-else' })).toBe(false);
    a.save(answered('moved', 'changed'));
    expect(b.isWaitingFor(other)).toBe(false);
  });

  it('stays on the page where the device has no room for it', () => {
    vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage: null }));
    const tab = createStoredMove();
    tab.save(move);
    // The page is left, and opened again.
    tab.saved.subscribe(() => {});
    expect(tab.saved.get()).toEqual(move);
  });
});
