import { SendMessageRequest, TOO_MANY_MESSAGES } from '@reef/domain/messages/message';
import { HttpsError } from 'firebase-functions/https';
import * as messages from '#messages/send-message.ts';
import { callerAddress, shopSession } from '#shared/runtime/caller.ts';
import { onGuestCall } from '#shared/runtime/on-call.ts';
import { parseInput } from '#shared/runtime/parse-input.ts';
import { shopDeps } from '#shared/runtime/services.ts';

/** `send_message` (ORD-07): the contact form, for guests too. */
export const sendMessage = onGuestCall(async (call) => {
  const request = parseInput(SendMessageRequest, call.data);
  const from = { userId: shopSession(call)?.uid ?? null, address: callerAddress(call) };
  const result = await messages.sendMessage(shopDeps(), request, from);
  if (!result.ok) throw new HttpsError('resource-exhausted', TOO_MANY_MESSAGES);
  return { success: true };
});
