import * as z from 'zod/mini';

/** More than a buyer is asked about; `firestore.rules` has the same bound. */
export const MAX_ANSWERED_ORDERS = 50;

const OrderIds = z.array(z.string());

/**
 * The ids of orders whose animals their buyer added to a tank or declined, the latest last, from
 * the field `answered_orders` of a document of the collection `tanks`. None if they cannot be read:
 * older documents lack the field, and the rules cannot check the ids of a list.
 */
export function answeredIn(field: unknown): string[] {
  return z.safeParse(OrderIds, field).data ?? [];
}

/** The answered orders with or without some. The oldest answers make room. */
export function withAnswers(
  answered: readonly string[],
  orderIds: readonly string[],
  isAnswered: boolean,
): string[] {
  const others = answered.filter((id) => !orderIds.includes(id));
  return isAnswered ? [...others, ...orderIds].slice(-MAX_ANSWERED_ORDERS) : others;
}
