import * as z from 'zod/mini';
import {
  HoldOrdersRequest,
  HoldOrdersResponse,
  type HoldOutcome,
} from '@reef/domain/packing/hold-calls';
import { callFunction } from '#platform/data/calls.ts';
import { readStored, removeStored, writeStored } from '#platform/storage.ts';
import { createStore, useStore, type Store } from '#platform/store.ts';

const KEY = 'reef-hold';

/**
 * A hold that was sent and not answered. It is kept with its request id, so that asking again, after
 * a reload too, moves no order and mails no buyer twice.
 */
const KeptHold = z.object({
  userId: z.string(),
  request: HoldOrdersRequest,
  /** The orders' numbers by id, to name them. */
  numbers: z.record(z.string(), z.string()),
});
export type KeptHold = z.infer<typeof KeptHold>;

/** What came of a hold: each order's outcome, the server's refusal, or no answer. */
export type HoldAnswer =
  | { kind: 'done'; orders: readonly { id: string; outcome: HoldOutcome }[] }
  | { kind: 'refused'; message: string }
  | { kind: 'unanswered' };

/** Nothing of these was carried out, and asking again would change nothing. */
const FINAL_CODES = ['permission-denied', 'unauthenticated', 'invalid-argument'];

const kept: Store<KeptHold | null> = createStore<KeptHold | null>(readStored(KEY, KeptHold));
let isUnderWay = false;

/** Gives up a hold that was not answered; what it moved until then stays moved. */
export function forgetHold(): void {
  kept.set(null);
  removeStored(KEY);
}

/** The hold of this admin that was not answered. */
export function useKeptHold(userId: string | undefined): KeptHold | null {
  const hold = useStore(kept);
  return hold?.userId === userId ? hold : null;
}

/** Sends a hold, or the kept one again; one at a time, whatever is pressed. */
export async function sendHold(hold: KeptHold): Promise<HoldAnswer> {
  if (isUnderWay) return { kind: 'unanswered' };
  isUnderWay = true;
  writeStored(KEY, hold);
  try {
    const answer = await callFunction('hold_orders', hold.request, HoldOrdersResponse);
    if (answer.ok) {
      forgetHold();
      return { kind: 'done', orders: answer.data.orders };
    }
    if (FINAL_CODES.includes(answer.code)) {
      forgetHold();
      return { kind: 'refused', message: answer.message };
    }
    kept.set(hold);
    return { kind: 'unanswered' };
  } finally {
    isUnderWay = false;
  }
}
