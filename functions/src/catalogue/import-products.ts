import type { ImportEdit, ImportRequest } from '@reef/domain/catalogue/table/import-calls';
import { refused } from '@reef/domain/shared/refused';
import type { Transaction } from 'firebase-admin/firestore';
import { asActiveAdmin } from '#shared/access/active-admin.ts';
import type { PictureDeps } from '#pictures/picture-record.ts';
import {
  type PreparedEdit,
  type PrepareRefusal,
  prepareCreate,
  prepareUpdate,
} from './prepare-edit.ts';

/** `refused`: the lines that could not be imported; empty if the caller is no admin. */
export type ImportResult =
  | { ok: true; done: { line: number; productId: string }[] }
  | {
      ok: false;
      refusal: 'not-admin' | 'lines-refused';
      refused: { line: number; refusal: PrepareRefusal }[];
    };

function prepare(
  deps: PictureDeps,
  tx: Transaction,
  adminId: string,
  edit: ImportEdit,
  request_id: string,
): Promise<PreparedEdit> {
  if (edit.does === 'create') {
    return prepareCreate(deps, tx, adminId, { ...edit.product, request_id });
  }
  return prepareUpdate(deps, tx, adminId, { ...edit.product, request_id }, true);
}

/**
 * Carries out lines of a catalogue table in one transaction: all of them, or none if any is
 * refused. Every line is an edit like one from a form, with its entry in the log. The same lines
 * sent again under the same `request_id` change nothing, whatever was edited since.
 */
export function importProducts(
  deps: PictureDeps,
  adminId: string,
  { request_id, edits }: ImportRequest,
): Promise<ImportResult> {
  const notAdmin = { ...refused('not-admin'), refused: [] };
  return asActiveAdmin(deps.db, adminId, notAdmin, async (tx) => {
    const prepared = await Promise.all(
      edits.map(async (edit) => ({
        line: edit.line,
        edit: await prepare(deps, tx, adminId, edit, request_id),
      })),
    );
    const refusedLines = prepared.flatMap(({ line, edit }) =>
      edit.ok ? [] : [{ line, refusal: edit.refusal }],
    );
    if (refusedLines.length > 0) return { ...refused('lines-refused'), refused: refusedLines };
    const wanted = prepared.flatMap(({ line, edit }) => (edit.ok ? [{ line, edit }] : []));
    for (const { edit } of wanted) edit.markReleased();
    for (const { edit } of wanted) edit.write();
    return {
      ok: true,
      done: wanted.map(({ line, edit }) => ({ line, productId: edit.productId })),
    };
  });
}
