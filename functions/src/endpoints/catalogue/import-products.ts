import { ImportRequest, type ImportResponse } from '@reef/domain/catalogue/table/import-calls';
import * as useCase from '#catalogue/import-products.ts';
import { liveCallerId, parseInput } from '#shared/runtime/callable.ts';
import { onCall } from '#shared/runtime/on-call.ts';
import { pictureDeps } from '#shared/runtime/services.ts';

/** `import_products`: lines of a table of the catalogue, all of them or none. */
export const importProducts = onCall(async (call): Promise<ImportResponse> => {
  const adminId = await liveCallerId(call);
  const request = parseInput(ImportRequest, call.data);
  return useCase.importProducts(pictureDeps(), adminId, request);
});
