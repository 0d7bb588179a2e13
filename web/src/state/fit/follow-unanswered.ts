import * as z from 'zod/mini';
import { answeredIn } from '@reef/domain/fit/answered-orders';
import { Order } from '@reef/domain/orders/order';
import { now } from '#platform/clock.ts';
import { liveDocument } from '#platform/data/live/live-document.ts';
import { liveQuery } from '#platform/data/live/live-query.ts';
import { latestOrders } from '#state/tanks/bought.ts';
import { readEarlierAnswers } from '#state/tanks/earlier-answers.ts';
import { unansweredOrders } from './ordered-animals.ts';

const AnswersDocument = z.object({ answered_orders: z.optional(z.unknown()) });

/** Unanswered orders: null until they are known, undefined if they cannot be read. */
export type Unanswered = readonly Order[] | null | undefined;

function isSame(one: Unanswered, other: Unanswered): boolean {
  if (!one || !other) return one === other;
  return one.length === other.length && one.every((order, at) => order === other[at]);
}

/**
 * Calls back with the unanswered ones of a buyer's latest orders, once they are known, and when they
 * change. If they cannot be read any more, they stay as they were. It costs one query of at most five
 * orders: the store of tanks listens to the document of the answers anyway.
 * @returns a function that ends it.
 */
export function followUnanswered(
  userId: string,
  listener: (orders: Unanswered) => void,
): () => void {
  const orders = liveQuery(latestOrders(userId), Order);
  const answers = liveDocument(`tanks/${userId}`, AnswersDocument);
  let before: Unanswered = null;
  const update = () => {
    const { phase, items } = orders.get();
    const { phase: answersPhase, data } = answers.get();
    if (phase === 'loading' || answersPhase === 'loading') return;
    const answered = [...answeredIn(data?.answered_orders), ...readEarlierAnswers()];
    const isUnread = phase === 'error' && !before;
    const present = isUnread ? undefined : unansweredOrders(items, answered, now());
    // Each event of a listener would have every verdict computed anew.
    if (isSame(before, present)) return;
    before = present;
    listener(present);
  };
  const ends = [orders.subscribe(update), answers.subscribe(update)];
  return () => {
    for (const end of ends) end();
  };
}
