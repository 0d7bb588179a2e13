import { ADMIN_ONLY } from '@reef/domain/shared/call-parts';

/** Exact words for orders (docs/spec/sales.md). */
export const SALES_MESSAGES = {
  methodMissing: 'Please select a delivery method',
  filled: 'Order marked as filled',
  fillFailed: 'Failed to save fulfillment',
  unfillQuestion: 'Mark this order as NOT filled and clear delivery details?',
  unfilled: 'Order unfilled',
  unfillFailed: 'Failed to update order',
  /** Ours. */
  staysFilled: 'A loss of this order was reported, so it stays filled.',
  delivered: 'Order marked as delivered',
  notDelivered: 'Order marked as not delivered',
  guaranteeUpdated: 'Guarantee updated',
  guaranteeFailed: 'Failed to update guarantee',
  expiryNotInFuture: 'Expiration must be in the future',
  deleteQuestion: 'Delete the two specified orders? This cannot be undone.',
  deleted: 'Specified orders deleted',
  deleteFailed: 'Failed to delete orders',
  refused: ADMIN_ONLY,
  empty: 'No sales match your search.',
  emptyDay: 'No paid orders.',
  /** Ours. */
  noMatchOfDay: 'No order of this day matches.',
  paidOnly: 'Totals include only paid orders',
} as const;

/** Why orders are not shown: the server refused to read them, or could not be reached. */
export function loadErrorOf({ isRefused }: { isRefused: boolean }): string {
  return isRefused ? SALES_MESSAGES.refused : 'The orders could not be loaded.';
}
