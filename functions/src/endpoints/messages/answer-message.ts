import { ADMIN_ONLY, type OutcomeRows } from '@reef/domain/shared/call-parts';
import { AnswerMessageRequest } from '@reef/domain/messages/message';
import * as messages from '#messages/answer-message.ts';
import { liveCallerId } from '#shared/runtime/caller.ts';
import { onCall } from '#shared/runtime/on-call.ts';
import { parseInput } from '#shared/runtime/parse-input.ts';
import { database } from '#shared/runtime/services.ts';

const REFUSED = { 'not-admin': ADMIN_ONLY, 'not-found': 'This message no longer exists.' };

/** `answer_message` (ORD-07): an admin marks what is answered. */
export const answerMessage = onCall(async (call): Promise<OutcomeRows> => {
  const adminId = await liveCallerId(call);
  const { message_id: id, is_answered: isAnswered } = parseInput(AnswerMessageRequest, call.data);
  const result = await messages.answerMessage(database(), adminId, id, isAnswered);
  if (!result.ok) return [{ success: false, message: REFUSED[result.refusal] }];
  return [{ success: true, message: isAnswered ? 'Marked as answered' : 'Opened again' }];
});
