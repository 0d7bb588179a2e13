import { TargetRequest } from '@reef/domain/account-calls';
import { USER_MESSAGES } from '@reef/domain/account-messages';
import { onCall } from 'firebase-functions/https';
import { deleteAccount } from '../accounts/delete-account.ts';
import { callerOf, valueOrThrow } from '../runtime/account-call.ts';
import { accountDeps } from '../runtime/account-services.ts';
import { parseInput } from '../runtime/callable.ts';
import { PIN_PEPPER } from '../runtime/params.ts';

/** `delete_user_account` (store.md 7): the account goes, its orders stay. */
export const deleteUserAccount = onCall({ secrets: [PIN_PEPPER] }, async (call) => {
  const caller = callerOf(call);
  const { target_user_id } = parseInput(TargetRequest, call.data);
  valueOrThrow(await deleteAccount(accountDeps(), caller, target_user_id));
  return { success: true, message: USER_MESSAGES.deleted };
});
