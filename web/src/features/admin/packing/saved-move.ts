import * as z from 'zod/mini';
import { MoveOrdersRequest, MoveOrdersResponse } from '@reef/domain/packing/move-calls';
import { callFunction, type CallResult } from '#platform/data/calls.ts';
import { readStored, removeStored, writeStored } from '#platform/storage.ts';
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
  request: MoveOrdersRequest,
  /** The orders' numbers by id, to name them. */
  numbers: z.record(z.string(), z.string()),
  /** Left out while there is none. */
  answer: z.optional(MoveAnswer),
});
export type SavedMove = z.infer<typeof SavedMove>;

/** With these codes nothing was carried out, and sending it again would change nothing. */
const FINAL_CODES = ['permission-denied', 'unauthenticated', 'invalid-argument'];

const saved: Store<SavedMove | null> = createStore<SavedMove | null>(readStored(KEY, SavedMove));
const isUnderWay: Store<boolean> = createStore(false);

/** The last move, until one has moved all its orders: the next try begins with its note. */
let last: SavedMove | null = saved.get();

function save(move: SavedMove): void {
  saved.set(move);
  writeStored(KEY, move);
  last = move;
}

/** Deletes a move that was read, or gives up one that was not answered; moved orders stay moved. */
export function forgetMove(): void {
  saved.set(null);
  removeStored(KEY);
}

/** This admin's last move, and whether this page is sending it, which the admin may have left. */
export function useSavedMove(userId: string | undefined): {
  saved: SavedMove | null;
  isBusy: boolean;
} {
  const move = useStore(saved);
  const isBusy = useStore(isUnderWay);
  return { saved: move?.userId === userId ? move : null, isBusy };
}

/** This admin's note to buyers whose orders were not all moved; null if there is none. */
export function noteToReuse(userId: string): string | null {
  return last?.userId === userId ? last.request.note : null;
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
 * Sends a move, or the saved one again; one at a time, whatever is pressed.
 * @returns it with the server's answer; null if another one is running.
 */
export async function sendMove(move: SavedMove): Promise<SavedMove | null> {
  if (isUnderWay.get()) return null;
  isUnderWay.set(true);
  // Before it is sent: a page that is closed in the meantime does not receive the answer.
  save({ ...move, answer: undefined });
  try {
    const answer = await callFunction('hold_orders', move.request, MoveOrdersResponse);
    const answered = answeredBy(move, answer);
    save(answered);
    if (isAllMoved(answered)) {
      forgetMove();
      last = null;
    }
    return answered;
  } finally {
    isUnderWay.set(false);
  }
}
