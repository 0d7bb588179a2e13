import { ResetPinRequest, type ResetPinResult } from '@reef/domain/accounts/account-calls';
import { CHANGE_PIN_MESSAGES } from '@reef/domain/accounts/profile-messages';
import * as accounts from '#accounts/pins/reset-pin.ts';
import { rowOf } from '#shared/runtime/account-call.ts';
import { accountDeps } from '#shared/runtime/account-services.ts';
import { callerOf } from '#shared/runtime/caller.ts';
import { onCall } from '#shared/runtime/on-call.ts';
import { PIN_OPTIONS } from '#shared/runtime/params.ts';
import { parseInput } from '#shared/runtime/parse-input.ts';

/** `reset_pin_by_user_id` (CALL-02): one's own with the current PIN, any account's for an admin. */
export const resetPinByUserId = onCall(PIN_OPTIONS, async (call): Promise<ResetPinResult> => {
  const caller = callerOf(call);
  const { p_target_user_id, p_current_pin, p_new_pin } = parseInput(ResetPinRequest, call.data);
  const { text } = CHANGE_PIN_MESSAGES.updated;
  if (p_target_user_id !== caller.userId) {
    return rowOf(
      await accounts.resetPinOf(accountDeps(), caller, p_target_user_id, p_new_pin),
      text,
    );
  }
  const result = await accounts.changeOwnPin(accountDeps(), caller, p_current_pin ?? '', p_new_pin);
  const row = rowOf(result, text);
  return result.ok ? { ...row, token: result.value } : row;
});
