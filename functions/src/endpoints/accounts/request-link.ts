import { LINK_MESSAGES } from '@reef/domain/accounts/link-messages';
import { RequestLinkRequest } from '@reef/domain/accounts/link-calls';
import * as accounts from '#accounts/links/request-link.ts';
import { rowOf } from '#shared/runtime/account-call.ts';
import { accountDeps } from '#shared/runtime/account-services.ts';
import { callerAddress } from '#shared/runtime/caller.ts';
import { onGuestCall } from '#shared/runtime/on-call.ts';
import { parseInput } from '#shared/runtime/parse-input.ts';

/** `request_link` (ORD-06): the answer is the same whether or not the address has an account. */
export const requestLink = onGuestCall(async (call) => {
  const { email, occasion } = parseInput(RequestLinkRequest, call.data);
  const result = await accounts.requestLink(accountDeps(), occasion, email, callerAddress(call));
  const isPin = occasion === 'forgotten';
  return rowOf(result, isPin ? LINK_MESSAGES.asked : LINK_MESSAGES.askedToConfirm);
});
