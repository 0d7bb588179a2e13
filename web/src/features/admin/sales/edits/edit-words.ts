import { isCarrier, methodOf, trackingNumberOf } from '@reef/domain/orders/delivery/delivery';
import { UNFILLED } from '@reef/domain/orders/unfilled';
import type { NewEdit, OrderEdit } from '#state/order-edits/order-edit.ts';
import { formatDateTime } from '#ui/format-date.ts';
import type { Toast } from '#ui/overlays/toast.tsx';
import { SALES_MESSAGES } from '#features/admin/sales/sales-messages.ts';
import type { EditOutcome } from './notify-of-edit.ts';

type Kind = OrderEdit['kind'];

const WORDS: Record<Kind, { done: string; failed: string }> = {
  fill: { done: SALES_MESSAGES.filled, failed: SALES_MESSAGES.fillFailed },
  unfill: { done: SALES_MESSAGES.unfilled, failed: SALES_MESSAGES.unfillFailed },
  deliver: { done: SALES_MESSAGES.delivered, failed: SALES_MESSAGES.unfillFailed },
  undeliver: { done: SALES_MESSAGES.notDelivered, failed: SALES_MESSAGES.unfillFailed },
  guarantee: { done: SALES_MESSAGES.guaranteeUpdated, failed: SALES_MESSAGES.guaranteeFailed },
};

/** The words for an edit that failed. */
export function failedText(kind: Kind): string {
  return WORDS[kind].failed;
}

/**
 * What a refused filling had entered: the method, with the number of a carrier, or else the time.
 * Null for other edits, and for those that kept nothing.
 */
export function enteredText({ kind, fields }: Pick<NewEdit, 'kind' | 'fields'>): string | null {
  const sent = { ...UNFILLED, ...fields };
  const method = methodOf(sent);
  if (kind !== 'fill' || method === null) return null;
  if (isCarrier(method)) return `${method} ${trackingNumberOf(sent)}`.trim();
  const { delivery_datetime: at } = sent;
  return at === null ? method : `${method}, ${formatDateTime(at)}`;
}

/**
 * The message about an edit's news.
 * @param device.isStored false if this device did not take the edit, so that it may go with the
 * page.
 */
export function toastOf(
  { kind, orderNumber }: Pick<NewEdit, 'kind' | 'orderNumber'>,
  news: EditOutcome,
  device: { isOnline: boolean; isStored: boolean },
): Toast {
  const { done, failed } = WORDS[kind];
  if (news === 'taken') return { title: done, tone: 'success' };
  if (news === 'refused') return { title: failed, text: orderNumber, tone: 'error' };
  const reason = device.isOnline ? 'The server has not answered yet' : 'No signal';
  const how = device.isStored
    ? 'it is kept on this device and syncs automatically.'
    : 'leave this page open until it is sent.';
  return { title: done, text: `${reason}: ${how}` };
}

/** What a page says of queued edits, and whether it may be left. */
export function waitingText(count: number, isStored: boolean): string {
  const waiting = `${count} ${count === 1 ? 'change is' : 'changes are'} waiting to sync.`;
  const [them, they] = count === 1 ? ['it', 'it is'] : ['them', 'they are'];
  return isStored
    ? `${waiting} You can close the app; ${they} kept on this device.`
    : `${waiting} This device may not be able to keep ${them}. Leave this page open until ${they} sent.`;
}
