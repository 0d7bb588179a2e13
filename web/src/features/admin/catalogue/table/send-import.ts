import {
  type ImportEdit,
  ImportResponse,
  LINES_PER_CALL,
} from '@reef/domain/catalogue/table/import-calls';
import { callFunction, failureOf } from '#platform/data/calls/calls.ts';
import type { Failure } from '#platform/failure.ts';

/** How far an import got. `sent` counts the lines that are done for certain. */
export type ImportOutcome =
  | { ok: true; sent: number }
  | (Failure<'refused' | 'unsent' | 'unsure'> & {
      sent: number;
      refused: readonly { line: number; message: string }[];
    });

/**
 * Sends lines in pieces, each of them carried out as a whole or not at all, and stops at the first
 * that is not. If it is sent again with the same id from the same line, nothing is done twice.
 * @param from the first line to send, counted from 0: a multiple of the lines per call.
 * @param onSent gets the number of lines that are done, after each piece.
 */
export async function sendImport(
  importId: string,
  edits: readonly ImportEdit[],
  from: number,
  onSent: (count: number) => void,
): Promise<ImportOutcome> {
  for (let sent = from; sent < edits.length; sent += LINES_PER_CALL) {
    const piece = edits.slice(sent, sent + LINES_PER_CALL);
    const input = { request_id: `${importId}-${sent}`, edits: piece };
    // A refused piece stops the rest.
    const answer = await callFunction('import_products', input, ImportResponse);
    if (!answer.ok) {
      const { message } = answer;
      return { ok: false, refusal: failureOf(answer), sent, message, refused: [] };
    }
    if (!answer.data.success) {
      const { error, refused } = answer.data;
      return { ok: false, refusal: 'refused', sent, message: error, refused };
    }
    onSent(Math.min(sent + LINES_PER_CALL, edits.length));
  }
  return { ok: true, sent: edits.length };
}
