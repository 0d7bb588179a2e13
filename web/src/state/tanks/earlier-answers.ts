import * as z from 'zod/mini';
import { useEffect, useRef, useState } from 'react';
import { readStored, removeStored } from '#platform/storage.ts';
import type { AnsweredOrders } from './answered-orders.ts';
import { TANK_ORDERS_KEY } from './tank-orders-key.ts';

const OrderIds = z.array(z.string());

/** The answers that an earlier version stored, and that the account does not have yet. */
export function readEarlierAnswers(): readonly string[] {
  return readStored(TANK_ORDERS_KEY, OrderIds) ?? [];
}

/**
 * The answers that an earlier version stored on this device alone, by order id. They are handed over
 * to the account, so that other devices do not ask again, and then leave this one.
 * @param ownIds the orders that the buyer can be asked about; null until the server has said which.
 */
export function useEarlierAnswers(
  { answered, answer }: AnsweredOrders,
  ownIds: readonly string[] | null,
): readonly string[] {
  const [earlier] = useState(readEarlierAnswers);
  const isHandedOver = useRef(false);
  useEffect(() => {
    if (earlier.length === 0 || isHandedOver.current || answered === null || ownIds === null)
      return;
    // Once: what the server refused would be tried again without end.
    isHandedOver.current = true;
    const news = ownIds.filter((id) => earlier.includes(id) && !answered.includes(id));
    const sent = news.length === 0 ? Promise.resolve() : answer(news, true);
    sent.then(
      () => removeStored(TANK_ORDERS_KEY),
      () => {},
    );
  }, [earlier, answered, answer, ownIds]);
  return earlier;
}
