import * as z from 'zod/mini';
import { MoveOrdersRequest, MoveOrdersResponse } from '@reef/domain/packing/move-calls';
import { callFunction, type CallResult } from '#platform/data/calls.ts';
import { readStored, removeStored, writeStored } from '#platform/storage.ts';
import { createStore, useStore, type Store } from '#platform/store.ts';

/** An old name: under another one, a move that this device keeps would be lost. */
const KEY = 'reef-hold';

/** What the server answered: each order's outcome, or why it refused them all. */
const MoveAnswer = z.union([
  z.object({ kind: z.literal('done'), orders: MoveOrdersResponse.shape.orders }),
  z.object({ kind: z.literal('refused'), message: z.string() }),
]);
export type MoveAnswer = z.infer<typeof MoveAnswer>;

/**
 * A move that was sent, until it was answered and what it did not move has been read. It is saved with
 * its request id, so that asking again, after a reload too, moves no order and mails no buyer twice.
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

/** Nothing of these was carried out, and asking again would change nothing. */
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

/** Forgets a move that was read, or gives one up that was not answered; what it moved stays moved. */
export function forgetMove(): void {
  saved.set(null);
  removeStored(KEY);
}

/** This admin's last move, and whether it is being sent by this page, which the admin may have left. */
export function useSavedMove(userId: string | undefined): {
  saved: SavedMove | null;
  isBusy: boolean;
} {
  const move = useStore(saved);
  const isBusy = useStore(isUnderWay);
  return { saved: move?.userId === userId ? move : null, isBusy };
}

/** What this admin wrote to buyers whose orders were not all moved; null where there is nothing. */
export function noteToReuse(userId: string): string | null {
  return last?.userId === userId ? last.request.note : null;
}

/** A move with the server's answer to it; without one, where it may have to be asked again. */
export function answeredBy(move: SavedMove, answer: CallResult<MoveOrdersResponse>): SavedMove {
  if (answer.ok) return { ...move, answer: { kind: 'done', orders: answer.data.orders } };
  const isFinal = FINAL_CODES.includes(answer.code);
  return { ...move, answer: isFinal ? { kind: 'refused', message: answer.message } : undefined };
}

/** True where every order of an answered move was moved, so that nothing is left to read. */
export function isAllMoved({ answer }: SavedMove): boolean {
  return answer?.kind === 'done' && answer.orders.every(({ outcome }) => outcome === 'moved');
}

/**
 * Sends a move, or the saved one again; one at a time, whatever is pressed.
 * @returns it with what the server answered; null where another one is under way.
 */
export async function sendMove(move: SavedMove): Promise<SavedMove | null> {
  if (isUnderWay.get()) return null;
  isUnderWay.set(true);
  // Before it is sent: a page that is closed meanwhile does not hear the answer.
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
