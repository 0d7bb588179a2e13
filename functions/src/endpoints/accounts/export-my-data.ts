import type { OwnData } from '@reef/domain/accounts/own-data';
import * as accounts from '#accounts/own-data.ts';
import { valueOrThrow } from '#shared/runtime/account-call.ts';
import { accountDeps } from '#shared/runtime/account-services.ts';
import { callerOf } from '#shared/runtime/caller.ts';
import { onCall } from '#shared/runtime/on-call.ts';

/** `export_my_data`: everything that the shop keeps of the caller. No input. */
export const exportMyData = onCall(async (call): Promise<OwnData> =>
  valueOrThrow(await accounts.ownData(accountDeps(), callerOf(call))),
);
