import { LINK_MESSAGES } from '@reef/domain/accounts/link-messages';
import { UseEmailLinkRequest } from '@reef/domain/accounts/link-calls';
import * as accounts from '#accounts/links/use-link.ts';
import { rowOf } from '#shared/runtime/account-call.ts';
import { accountDeps } from '#shared/runtime/account-services.ts';
import { callerAddress } from '#shared/runtime/caller.ts';
import { onGuestCall } from '#shared/runtime/on-call.ts';
import { parseInput } from '#shared/runtime/parse-input.ts';

/** `use_email_link` (ORD-06): confirms the e-mail of the account that a mailed link opens. */
export const useEmailLink = onGuestCall(async (call) => {
  const { token } = parseInput(UseEmailLinkRequest, call.data);
  const result = await accounts.useEmailLink(accountDeps(), token, callerAddress(call));
  return rowOf(result, LINK_MESSAGES.confirmed);
});
