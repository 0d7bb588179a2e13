import * as z from 'zod/mini';
import { SendMessageRequest } from '@reef/domain/messages/message';
import { callFunction } from '#platform/data/calls.ts';
import { queueCall } from '#platform/data/queued-calls.ts';
import { isOnline } from '#platform/device/online.ts';
import { newId } from '#platform/ids.ts';

const CALL = 'send_message';
const Sent = z.object({ success: z.boolean() });

/** What came of sending: `kept` waits on this device for a connection. */
export type ContactOutcome =
  | { kind: 'sent' }
  | { kind: 'kept' }
  | { kind: 'refused'; message: string };

/** The form has checked everything else before. */
const TOO_LONG = 'Your message could not be taken: one of its fields is too long.';

const NOT_KEPT =
  'Your message could not be sent, and this device cannot keep it. Please try again once you are online.';

async function post(message: SendMessageRequest): Promise<ContactOutcome> {
  const answer = await callFunction(CALL, message, Sent);
  if (answer.ok) return { kind: 'sent' };
  if (answer.code === 'invalid-argument') return { kind: 'refused', message: TOO_LONG };
  if (answer.code === 'resource-exhausted') return { kind: 'refused', message: answer.message };
  return { kind: 'kept' };
}

/** Sends what the contact form holds (ORD-07); without a connection it is kept here and sent later. */
export async function sendContactMessage(
  typed: Omit<SendMessageRequest, 'request_id'>,
): Promise<ContactOutcome> {
  const message = { ...typed, request_id: newId() };
  // Before it is kept: the server would refuse it when nobody is there to be told.
  if (!SendMessageRequest.safeParse(message).success) return { kind: 'refused', message: TOO_LONG };
  const outcome = isOnline() ? await post(message) : ({ kind: 'kept' } as const);
  if (outcome.kind !== 'kept') return outcome;
  const isKept = queueCall({ id: message.request_id, name: CALL, input: message });
  return isKept ? outcome : { kind: 'refused', message: NOT_KEPT };
}
