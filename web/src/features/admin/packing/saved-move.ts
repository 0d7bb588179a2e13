import * as z from 'zod/mini';
import { MAX_MOVED, MoveOrdersRequest, MoveOrdersResponse } from '@reef/domain/packing/move-calls';
import { callFunction, type CallResult } from '#platform/data/calls/calls.ts';
import { onStoredChange, readStored, removeStored, writeStored } from '#platform/storage.ts';
import { createStore, useStore, type Store } from '#platform/store.ts';

/** An old name: under another one, a move stored on this device would be lost. */
const KEY = 'reef-hold';

/** The server's answer: each order's outcome, or why it refused them all. Stored, so its shape stays. */
const MoveAnswer = z.union([
  z.object({ kind: z.literal('done'), orders: MoveOrdersResponse.shape.orders }),
  z.object({ kind: z.literal('refused'), message: z.string() }),
]);
export type MoveAnswer = z.infer<typeof MoveAnswer>;

/**
 * A move that was sent, until it is answered and the admin has read what it did not move. It is
 * saved with its request id, so that sending it again, even after a reload, moves no order and
 * mails no buyer twice.
 */
export const SavedMove = z.object({
  userId: z.string(),
  /** Moved because a date was closed, not for the weather; earlier releases left it out. */
  isForClosed: z.optional(z.boolean()),
  /** Of any number of orders: they are sent in pieces. */
  request: z.extend(MoveOrdersRequest, {
    orders: z.array(MoveOrdersRequest.shape.orders.def.element),
  }),
  /** The orders' numbers by id, to name them. */
  numbers: z.record(z.string(), z.string()),
  /** Left out while there is none. */
  answer: z.optional(MoveAnswer),
});
export type SavedMove = z.infer<typeof SavedMove>;

/**
 * With these codes, sending it again would change nothing. Some orders may have been moved: by a try
 * that was not answered, an earlier piece, or before the admin lost the role.
 */
const FINAL_CODES = ['permission-denied', 'unauthenticated', 'invalid-argument'];

/** The move as this device stores it, with the note of the last one. */
export function createStoredMove() {
  const read = () => readStored(KEY, SavedMove);
  /** In step with other tabs while somebody subscribes. */
  const saved: Store<SavedMove | null> = createStore<SavedMove | null>(read(), () => {
    saved.set(current());
    return onStoredChange(
      (key) => key === KEY,
      () => {
        saved.set(current());
        last = saved.get();
      },
    );
  });
  /** False if the move could not be stored: then only this page knows it. */
  let isStored = true;
  /** The last move, until one has moved all its orders: the next try begins with its note. */
  let last = saved.get();

  /** The move as it is now: another tab may have changed it. */
  function current(): SavedMove | null {
    return isStored ? read() : saved.get();
  }

  /** Whether another move of this admin has no answer yet. */
  function isWaitingFor({ userId, request }: SavedMove): boolean {
    const other = current();
    const isOther = other?.userId === userId && other.request.request_id !== request.request_id;
    return isOther && other.answer === undefined;
  }

  function save(move: SavedMove): void {
    saved.set(move);
    isStored = writeStored(KEY, move);
    last = move;
  }

  function forget(): void {
    saved.set(null);
    removeStored(KEY);
    isStored = true;
  }

  return {
    saved,
    isWaitingFor,
    save,
    /** Deletes the move, which stays the one to take a note from. */
    forget,
    /** Deletes a move that moved all its orders. */
    end() {
      forget();
      last = null;
    },
    last: () => last,
  };
}

const stored = createStoredMove();

/** How many orders of the move that this page is sending were answered; null if it sends none. */
const answered: Store<number | null> = createStore<number | null>(null);

/** Deletes a move that was read, or gives up one that was not answered; moved orders stay moved. */
export function forgetMove(): void {
  stored.forget();
}

/**
 * This admin's last move, and whether this page is sending it, which the admin may have left; then
 * also how many of its orders were answered.
 */
export function useSavedMove(userId: string | undefined): {
  saved: SavedMove | null;
  isBusy: boolean;
  done: number;
} {
  const move = useStore(stored.saved);
  const done = useStore(answered);
  return { saved: move?.userId === userId ? move : null, isBusy: done !== null, done: done ?? 0 };
}

/**
 * This admin's note to buyers whose orders were not all moved; null if there is none, or one of
 * another reason.
 */
export function noteToReuse(
  userId: string,
  isForClosed: boolean,
  last = stored.last(),
): string | null {
  const isSame = last?.userId === userId && last.isForClosed === isForClosed;
  return isSame ? last.request.note : null;
}

/** A move with the server's answer; without one if it may have to be sent again. */
export function answeredBy(move: SavedMove, answer: CallResult<MoveOrdersResponse>): SavedMove {
  if (answer.ok) return { ...move, answer: { kind: 'done', orders: answer.data.orders } };
  const isFinal = FINAL_CODES.includes(answer.code);
  return { ...move, answer: isFinal ? { kind: 'refused', message: answer.message } : undefined };
}

/** True if every order of an answered move was moved, so that nothing is left to read. */
export function isAllMoved({ answer }: SavedMove): boolean {
  return answer?.kind === 'done' && answer.orders.every(({ outcome }) => outcome === 'moved');
}

/**
 * Sends a move's orders in pieces that one call can move, and stops at the first that fails. All
 * have the move's request id: the server notes it with each order, so a piece that is sent again
 * moves nothing twice.
 * @param call sends one piece.
 * @param onAnswered gets the number of orders that were answered, after each piece.
 */
export async function sendInPieces(
  request: MoveOrdersRequest,
  call: (piece: MoveOrdersRequest) => Promise<CallResult<MoveOrdersResponse>>,
  onAnswered: (count: number) => void,
): Promise<CallResult<MoveOrdersResponse>> {
  const orders: MoveOrdersResponse['orders'] = [];
  for (let sent = 0; sent < request.orders.length; sent += MAX_MOVED) {
    const piece = request.orders.slice(sent, sent + MAX_MOVED);
    // A piece that fails stops the rest.
    const answer = await call({ ...request, orders: piece });
    if (!answer.ok) return answer;
    orders.push(...answer.data.orders);
    onAnswered(orders.length);
  }
  return { ok: true, data: { orders } };
}

function callHold(piece: MoveOrdersRequest): Promise<CallResult<MoveOrdersResponse>> {
  return callFunction('hold_orders', piece, MoveOrdersResponse);
}

/**
 * Sends a move, or the saved one again; one at a time, whatever is pressed.
 * @returns it with the server's answer; null if another one, here or in another tab, has none yet.
 */
export async function sendMove(move: SavedMove): Promise<SavedMove | null> {
  if (answered.get() !== null || stored.isWaitingFor(move)) return null;
  answered.set(0);
  // Before it is sent: a page that is closed in the meantime does not receive the answer.
  stored.save({ ...move, answer: undefined });
  try {
    const result = answeredBy(move, await sendInPieces(move.request, callHold, answered.set));
    stored.save(result);
    if (isAllMoved(result)) stored.end();
    return result;
  } finally {
    answered.set(null);
  }
}
