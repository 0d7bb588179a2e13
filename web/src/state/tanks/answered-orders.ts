import * as z from 'zod/mini';
import { useEffect } from 'react';
import { answeredIn, withAnswers } from '@reef/domain/fit/answered-orders';
import { updateDocument } from '#platform/data/database.ts';
import { useLiveDocument } from '#platform/data/live/live-document.ts';
import { SERVER_TIME } from '#platform/data/query-spec.ts';

/** A document of `tanks`, of which the store of tanks reads the rest. */
const AnswersDocument = z.object({ answered_orders: z.optional(z.unknown()) });

/**
 * The answers in each document, as this page read them last. They outlast the component that gave
 * them: an undo may come after it is gone, and others may have been given since.
 */
const latest = new Map<string, readonly string[]>();

/** The orders that a buyer was asked about, and a function to store an answer. */
export type AnsweredOrders = {
  /**
   * Whose animals were added to a tank or declined, by id. Null until the server has said it: another
   * device may have answered.
   */
  answered: readonly string[] | null;
  /** Stores answers, or takes them back. Rejects if they cannot be saved. */
  answer: (orderIds: readonly string[], isAnswered: boolean) => Promise<void>;
};

/** The answered orders of an account that has a tank, the same on all devices. */
export function useAnsweredOrders(userId: string): AnsweredOrders {
  const path = `tanks/${userId}`;
  const { data, isFromCache } = useLiveDocument(path, AnswersDocument);
  const answered = data === null || isFromCache ? null : answeredIn(data.answered_orders);
  useEffect(() => {
    if (data !== null) latest.set(path, answeredIn(data.answered_orders));
  }, [path, data]);
  return {
    answered,
    answer: (orderIds, isAnswered) => {
      const answered_orders = withAnswers(latest.get(path) ?? [], orderIds, isAnswered);
      return updateDocument(path, { answered_orders, updated_at: SERVER_TIME });
    },
  };
}
