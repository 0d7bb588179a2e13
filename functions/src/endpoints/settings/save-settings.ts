import { randomUUID } from 'node:crypto';
import {
  SaveSettingsRequest,
  type SaveSettingsResponse,
} from '@reef/domain/settings/settings-calls';
import { HttpsError } from 'firebase-functions/https';
import * as settings from '#settings/save-settings.ts';
import { liveCallerId } from '#shared/runtime/caller.ts';
import { onCall } from '#shared/runtime/on-call.ts';
import { parseInput } from '#shared/runtime/parse-input.ts';
import { shopDeps } from '#shared/runtime/services.ts';

const STATUS = {
  'not-admin': 'permission-denied',
  'settings-changed': 'failed-precondition',
  'settings-invalid': 'invalid-argument',
} as const;

/** `save_settings` (SHIP-01): the owner's settings, by an admin; a refusal says why in a sentence. */
export const saveSettings = onCall(async (call): Promise<SaveSettingsResponse> => {
  const adminId = await liveCallerId(call);
  const { revision, settings: wanted } = parseInput(SaveSettingsRequest, call.data);
  const deps = { ...shopDeps(), newId: randomUUID };
  const result = await settings.saveSettings(deps, adminId, { revision, settings: wanted });
  if (result.ok) return { revision: result.revision };
  const { message, ...details } = result.refusal;
  throw new HttpsError(STATUS[details.code], message, details);
});
