import * as z from 'zod/mini';
import { HoldOrdersRequest, HoldOrdersResponse } from '@reef/domain/packing/hold-calls';
import { callFunction, type CallResult } from '#platform/data/calls.ts';
import { readStored, removeStored, writeStored } from '#platform/storage.ts';
import { createStore, useStore, type Store } from '#platform/store.ts';

const KEY = 'reef-hold';

/** What the server answered: each order's outcome, or why it refused them all. */
const HoldAnswer = z.union([
  z.object({ kind: z.literal('done'), orders: HoldOrdersResponse.shape.orders }),
  z.object({ kind: z.literal('refused'), message: z.string() }),
]);
export type HoldAnswer = z.infer<typeof HoldAnswer>;

/**
 * A hold that was sent, until it was answered and what it did not move has been read. It is saved with
 * its request id, so that asking again, after a reload too, moves no order and mails no buyer twice.
 */
export const SavedHold = z.object({
  userId: z.string(),
  request: HoldOrdersRequest,
  /** The orders' numbers by id, to name them. */
  numbers: z.record(z.string(), z.string()),
  /** Left out while there is none. */
  answer: z.optional(HoldAnswer),
});
export type SavedHold = z.infer<typeof SavedHold>;

/** Nothing of these was carried out, and asking again would change nothing. */
const FINAL_CODES = ['permission-denied', 'unauthenticated', 'invalid-argument'];

const saved: Store<SavedHold | null> = createStore<SavedHold | null>(readStored(KEY, SavedHold));
const isUnderWay: Store<boolean> = createStore(false);

/** The last hold, until one has moved all its orders: the next try begins with its note. */
let last: SavedHold | null = saved.get();

function save(hold: SavedHold): void {
  saved.set(hold);
  writeStored(KEY, hold);
  last = hold;
}

/** Forgets a hold that was read, or gives one up that was not answered; what it moved stays moved. */
export function forgetHold(): void {
  saved.set(null);
  removeStored(KEY);
}

/** This admin's last hold, and whether it is being sent by this page, which the admin may have left. */
export function useSavedHold(userId: string | undefined): {
  saved: SavedHold | null;
  isBusy: boolean;
} {
  const hold = useStore(saved);
  const isBusy = useStore(isUnderWay);
  return { saved: hold?.userId === userId ? hold : null, isBusy };
}

/** What this admin wrote to buyers whose orders were not all moved; null where there is nothing. */
export function noteToReuse(userId: string): string | null {
  return last?.userId === userId ? last.request.note : null;
}

/** A hold with the server's answer to it; without one, where it may have to be asked again. */
export function answeredBy(hold: SavedHold, answer: CallResult<HoldOrdersResponse>): SavedHold {
  if (answer.ok) return { ...hold, answer: { kind: 'done', orders: answer.data.orders } };
  const isFinal = FINAL_CODES.includes(answer.code);
  return { ...hold, answer: isFinal ? { kind: 'refused', message: answer.message } : undefined };
}

/** True where every order of an answered hold was moved, so that nothing is left to read. */
export function isAllMoved({ answer }: SavedHold): boolean {
  return answer?.kind === 'done' && answer.orders.every(({ outcome }) => outcome === 'moved');
}

/**
 * Sends a hold, or the saved one again; one at a time, whatever is pressed.
 * @returns it with what the server answered; null where another one is under way.
 */
export async function sendHold(hold: SavedHold): Promise<SavedHold | null> {
  if (isUnderWay.get()) return null;
  isUnderWay.set(true);
  // Before it is sent: a page that is closed meanwhile does not hear the answer.
  save({ ...hold, answer: undefined });
  try {
    const answer = await callFunction('hold_orders', hold.request, HoldOrdersResponse);
    const answered = answeredBy(hold, answer);
    save(answered);
    if (isAllMoved(answered)) {
      forgetHold();
      last = null;
    }
    return answered;
  } finally {
    isUnderWay.set(false);
  }
}
