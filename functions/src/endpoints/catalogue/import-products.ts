import { ImportRequest, type ImportResponse } from '@reef/domain/catalogue/table/import-calls';
import { EDIT_REFUSALS } from '#catalogue/edit-messages.ts';
import * as catalogue from '#catalogue/import-products.ts';
import { liveCallerId } from '#shared/runtime/caller.ts';
import { onCall } from '#shared/runtime/on-call.ts';
import { parseInput } from '#shared/runtime/parse-input.ts';
import { pictureDeps } from '#shared/runtime/services.ts';

const REFUSALS: Record<Extract<catalogue.ImportResult, { ok: false }>['refusal'], string> = {
  'not-admin': EDIT_REFUSALS['not-admin'],
  'lines-refused': 'Some of these lines could not be imported, so none was imported now.',
};

/** `import_products`: lines of a catalogue table, all of them or none. */
export const importProducts = onCall(async (call): Promise<ImportResponse> => {
  const adminId = await liveCallerId(call);
  const request = parseInput(ImportRequest, call.data);
  const result = await catalogue.importProducts(pictureDeps(), adminId, request);
  if (result.ok) {
    const done = result.done.map(({ line, productId }) => ({ line, product_id: productId }));
    return { success: true, done };
  }
  const refused = result.refused.map(({ line, refusal }) => ({
    line,
    message: EDIT_REFUSALS[refusal],
  }));
  return { success: false, error: REFUSALS[result.refusal], refused };
});
