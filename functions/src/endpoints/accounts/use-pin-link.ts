import { LINK_MESSAGES } from '@reef/domain/accounts/link-messages';
import { UsePinLinkRequest } from '@reef/domain/accounts/link-calls';
import * as accounts from '#accounts/links/use-link.ts';
import { rowOf } from '#shared/runtime/account-call.ts';
import { accountDeps } from '#shared/runtime/account-services.ts';
import { callerAddress } from '#shared/runtime/caller.ts';
import { onGuestCall } from '#shared/runtime/on-call.ts';
import { PIN_OPTIONS } from '#shared/runtime/params.ts';
import { parseInput } from '#shared/runtime/parse-input.ts';

/** `use_pin_link` (ORD-06): gives the account that a mailed link opens a new PIN. */
export const usePinLink = onGuestCall(PIN_OPTIONS, async (call) => {
  const { token, pin } = parseInput(UsePinLinkRequest, call.data);
  const result = await accounts.usePinLink(accountDeps(), token, pin, callerAddress(call));
  const startsOver = result.ok && result.value.startsOver;
  return rowOf(result, startsOver ? LINK_MESSAGES.pinSetAnew : LINK_MESSAGES.pinSet);
});
