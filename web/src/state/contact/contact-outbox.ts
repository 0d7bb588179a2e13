import * as z from 'zod/mini';
import { SendMessageRequest } from '@reef/domain/messages/message';
import { callFunction } from '#platform/data/calls.ts';
import { isOnline } from '#platform/device/online.ts';
import { newId } from '#platform/ids.ts';
import { readStored, removeStored, writeStored } from '#platform/storage.ts';
import { CONTACT_OUTBOX_KEY } from './contact-outbox-key.ts';

const Waiting = z.array(SendMessageRequest);
const Sent = z.object({ success: z.boolean() });

/** What came of sending: `kept` waits on this device for a connection. */
export type ContactOutcome =
  { kind: 'sent' } | { kind: 'kept' } | { kind: 'refused'; message: string; isFinal: boolean };

function waiting(): SendMessageRequest[] {
  return readStored(CONTACT_OUTBOX_KEY, Waiting) ?? [];
}

function keep(messages: readonly SendMessageRequest[]): boolean {
  if (messages.length > 0) return writeStored(CONTACT_OUTBOX_KEY, messages);
  removeStored(CONTACT_OUTBOX_KEY);
  return true;
}

/** The form has checked everything else before. */
const TOO_LONG = 'Your message could not be taken: one of its fields is too long.';

const NOT_KEPT =
  'Your message could not be sent, and this device cannot keep it. Please try again once you are online.';

async function post(message: SendMessageRequest): Promise<ContactOutcome> {
  const answer = await callFunction('send_message', message, Sent);
  if (answer.ok) return { kind: 'sent' };
  const isFinal = answer.code === 'invalid-argument';
  if (isFinal) return { kind: 'refused', message: TOO_LONG, isFinal };
  if (answer.code !== 'resource-exhausted') return { kind: 'kept' };
  return { kind: 'refused', message: answer.message, isFinal };
}

/** Sends what the contact form holds; without a connection it is kept here and sent later. */
export async function sendContactMessage(
  typed: Omit<SendMessageRequest, 'request_id'>,
): Promise<ContactOutcome> {
  const message = { ...typed, request_id: newId() };
  const outcome = isOnline() ? await post(message) : ({ kind: 'kept' } as const);
  if (outcome.kind !== 'kept') return outcome;
  return keep([...waiting(), message]) ? outcome : { kind: 'refused', message: NOT_KEPT, isFinal: false };
}

/**
 * Sends what was kept. One that cannot be sent yet stays; one that the shop will never take is dropped.
 * @returns how many have been sent.
 */
export async function sendKeptMessages(): Promise<number> {
  let sent = 0;
  for (const message of waiting()) {
    // oxlint-disable-next-line no-await-in-loop -- in the order they were written.
    const outcome = await post(message);
    if (outcome.kind === 'kept' || (outcome.kind === 'refused' && !outcome.isFinal)) continue;
    // Read anew: another tab may have sent or kept some meanwhile.
    keep(waiting().filter((each) => each.request_id !== message.request_id));
    if (outcome.kind === 'sent') sent += 1;
  }
  return sent;
}
