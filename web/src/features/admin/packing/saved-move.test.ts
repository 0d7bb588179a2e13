import { describe, expect, it } from 'vitest';
import type { MoveOutcome } from '@reef/domain/packing/move-calls';
import type { CallErrorCode } from '#platform/data/calls.ts';
import { answeredBy, isAllMoved, SavedMove } from './saved-move.ts';
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
      lines: ['Admin only'],
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
