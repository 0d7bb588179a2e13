import * as z from 'zod/mini';
import { CreateProductRequest, UpdateProductRequest } from '@reef/domain/catalogue/product-calls';
import { RequestId } from '@reef/domain/shared/call-parts';

/** Lines of one call: one transaction, well within Firestore's limits and a function's 60 s. */
export const LINES_PER_CALL = 50;

/** Lines of one file, so that a preview stays quick and an import takes minutes. */
export const MAX_IMPORT_LINES = 5000;

/** The line's number in the spreadsheet; the first line has the names of the columns. */
const Line = z.int().check(z.gte(2), z.lte(MAX_IMPORT_LINES + 1));

/** One line's edit. A line that changes nothing is not sent. */
const ImportEdit = z.union([
  z.strictObject({ does: z.literal('create'), line: Line, product: CreateProductRequest }),
  z.strictObject({ does: z.literal('change'), line: Line, product: UpdateProductRequest }),
]);
export type ImportEdit = z.infer<typeof ImportEdit>;

function keyOf(edit: ImportEdit): string {
  return edit.does === 'create' ? `name ${edit.product.name}` : `id ${edit.product.product_id}`;
}

/**
 * Input of `import_products`: lines of a catalogue table that are carried out together or not at
 * all. It has each product and each new name once. The same lines sent again under the same
 * `request_id`, because an answer was lost, change nothing more.
 */
export const ImportRequest = z
  .strictObject({
    request_id: RequestId,
    edits: z.array(ImportEdit).check(z.minLength(1), z.maxLength(LINES_PER_CALL)),
  })
  .check(
    z.refine(({ edits }) => new Set(edits.map(keyOf)).size === edits.length, {
      path: ['edits'],
      message: 'each product once',
    }),
  );
export type ImportRequest = z.infer<typeof ImportRequest>;

/** Answer of `import_products`: every line is done, or none, and why some cannot be. */
export const ImportResponse = z.union([
  z.object({
    success: z.literal(true),
    done: z.array(z.object({ line: z.int(), product_id: z.string() })),
  }),
  z.object({
    success: z.literal(false),
    error: z.string(),
    refused: z.array(z.object({ line: z.int(), message: z.string() })),
  }),
]);
export type ImportResponse = z.infer<typeof ImportResponse>;
