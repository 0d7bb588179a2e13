import type { Edits } from './edit-list.ts';
import type { OrderEdit } from './order-edit.ts';

/**
 * Which page reports the outcome of an edit.
 * @param queued the edits that were queued when this page started.
 */
export function createReporters(queued: Edits) {
  const ofEarlierPages = new Set(queued.map(({ id }) => id));
  /** Their own promises report the outcome. */
  const ofThisPage = new Set<string>();
  return {
    addOwn: (id: string) => void ofThisPage.add(id),

    /**
     * From now on these edits are judged by their orders, like those of an earlier page: nobody
     * else will report their outcome.
     */
    leaveToOrders(left: readonly Pick<OrderEdit, 'id'>[]): void {
      for (const { id } of left) {
        ofThisPage.delete(id);
        ofEarlierPages.add(id);
      }
    },

    /** True if only the order itself can show the outcome of the edit. */
    isOfAnotherPage: (edit: OrderEdit) => edit.state === 'waiting' && !ofThisPage.has(edit.id),

    /**
     * True if it was queued when this page started, so that perhaps nobody is left to write it. A
     * later edit belongs to another open tab, which writes it itself.
     */
    isOfEarlierPage: (edit: OrderEdit) => ofEarlierPages.has(edit.id),
  };
}
