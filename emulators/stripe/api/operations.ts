import { cancelPaymentIntent } from '#stripe/actions/cancel-payment-intent.ts';
import { createCustomer } from '#stripe/actions/create-customer.ts';
import { createRefund } from '#stripe/actions/create-refund.ts';
import { createSession } from '#stripe/actions/create-session.ts';
import { expireSessionNow } from '#stripe/actions/expire-session.ts';
import { listDisputes } from '#stripe/actions/list-disputes.ts';
import { listEvents } from '#stripe/actions/list-events.ts';
import { listLineItems } from '#stripe/actions/list-line-items.ts';
import { listRefunds } from '#stripe/actions/list-refunds.ts';
import { retrieveEvent } from '#stripe/actions/retrieve-event.ts';
import { retrievePaymentIntent } from '#stripe/actions/retrieve-payment-intent.ts';
import { retrieveRefund } from '#stripe/actions/retrieve-refund.ts';
import { retrieveSession } from '#stripe/actions/retrieve-session.ts';
import type { Operation } from './operation.ts';

/** All endpoints. */
const operations: readonly Operation[] = [
  createCustomer,
  createSession,
  retrieveSession,
  expireSessionNow,
  listLineItems,
  retrievePaymentIntent,
  cancelPaymentIntent,
  createRefund,
  retrieveRefund,
  listRefunds,
  listDisputes,
  listEvents,
  retrieveEvent,
];

function idIn(pattern: string, path: string): string | null {
  const [before = '', after] = pattern.split(':id');
  if (after === undefined) return pattern === path ? '' : null;
  const id = path.slice(before.length, path.length - after.length || undefined);
  const isMatch = path.startsWith(before) && path.endsWith(after) && /^\w+$/.test(id);
  return isMatch ? id : null;
}

/** The endpoint for this method and path, and the id in the path. */
export function findOperation(
  method: string | undefined,
  path: string,
): { operation: Operation; id: string } | null {
  for (const operation of operations) {
    const id = operation.method === method ? idIn(operation.path, path) : null;
    if (id !== null) return { operation, id };
  }
  return null;
}
