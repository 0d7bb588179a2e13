import * as z from 'zod/mini';
import { SendMessageRequest } from '@reef/domain/messages/message';
import { callFunction, failureOf } from '#platform/data/calls/calls.ts';
import { dropQueuedCalls, queueCall, refusedCalls } from '#platform/data/calls/queued-calls.ts';
import { QUEUED_CALLS_KEY } from '#platform/data/calls/queued-calls-key.ts';
import { isOnline } from '#platform/device/online.ts';
import { NOT_PROVEN } from '#platform/firebase/proof.ts';
import { newId } from '#platform/ids.ts';
import { hasStored, onStoredChange } from '#platform/storage.ts';
import { useStore } from '#platform/store.ts';

const CALL = 'send_message';
const Sent = z.object({ success: z.boolean() });

/** The result of sending; a queued message waits on this device for a connection. */
export type ContactOutcome = { ok: true; isQueued: boolean } | { ok: false; message: string };

/** Whether a message waits on this device: nothing else is queued. */
export function isMessageWaiting(): boolean {
  return hasStored(QUEUED_CALLS_KEY);
}

/** Deletes the messages that wait on this device. @returns false if none waits any more. */
export function deleteWaitingMessages(): boolean {
  if (!isMessageWaiting()) return false;
  dropQueuedCalls(CALL);
  return true;
}

const Refused = z.object({ subject: z.string(), message: z.string() });

/** A message that waited on this device and that the shop then refused. */
export type RefusedMessage = z.infer<typeof Refused> & { id: string };

/** The messages that waited on this device and that the shop then refused. */
export function useRefusedMessages(): readonly RefusedMessage[] {
  return useStore(refusedCalls).flatMap(({ id, input }) => {
    const read = Refused.safeParse(input);
    return read.success ? [{ ...read.data, id }] : [];
  });
}

/** Calls `listener` once no message waits any more because of what another tab did. */
export function onSentElsewhere(listener: () => void): () => void {
  return onStoredChange(
    (key) => key === QUEUED_CALLS_KEY,
    () => {
      if (!isMessageWaiting()) listener();
    },
  );
}

/** The form has checked everything else. */
const TOO_LONG: ContactOutcome = {
  ok: false,
  message: 'Your message could not be sent: one of its fields is too long.',
};

const NOT_STORED: ContactOutcome = {
  ok: false,
  message:
    'Your message could not be sent, and this device cannot keep it. Please try again once you are online.',
};

const UNCONFIRMED: ContactOutcome = {
  ok: false,
  message:
    'It is not confirmed that your message has arrived, and this device cannot keep it. Please send it again: the same message arrives only once.',
};

/** The message that may have arrived and that this device could not keep, as this page has it. */
let unconfirmed: SendMessageRequest | null = null;

/** The request of what was typed: the same one as before if it may have arrived already. */
function requestOf(typed: Omit<SendMessageRequest, 'request_id'>): SendMessageRequest {
  if (unconfirmed !== null) {
    const again = { ...typed, request_id: unconfirmed.request_id };
    if (JSON.stringify(again) === JSON.stringify(unconfirmed)) return unconfirmed;
  }
  return { ...typed, request_id: newId() };
}

/** @returns `unsent` or `unsure` if there was no answer to show. */
async function post(message: SendMessageRequest): Promise<ContactOutcome | 'unsent' | 'unsure'> {
  const answer = await callFunction(CALL, message, Sent);
  if (answer.ok) return { ok: true, isQueued: false };
  if (answer.code === 'invalid-argument') return TOO_LONG;
  if (answer.code === 'resource-exhausted') {
    return { ok: false, message: answer.message };
  }
  // It does not help to wait: the visitor is told what does, and the form keeps what they typed.
  if (import.meta.env.VITE_APP_CHECK_SITE_KEY && answer === NOT_PROVEN) {
    return { ok: false, message: answer.message };
  }
  return failureOf(answer) === 'unsure' ? 'unsure' : 'unsent';
}

/** Sends what the contact form holds (ORD-07); without a connection it is queued and sent later. */
export async function sendContactMessage(
  typed: Omit<SendMessageRequest, 'request_id'>,
): Promise<ContactOutcome> {
  const message = requestOf(typed);
  // Before it is queued: the server would refuse it later, when the visitor has gone.
  if (!SendMessageRequest.safeParse(message).success) return TOO_LONG;
  const outcome = isOnline() ? await post(message) : 'unsent';
  if (typeof outcome === 'object') return outcome;
  if (queueCall({ id: message.request_id, name: CALL, input: message })) {
    return { ok: true, isQueued: true };
  }
  if (outcome === 'unsure') unconfirmed = message;
  return message === unconfirmed ? UNCONFIRMED : NOT_STORED;
}
