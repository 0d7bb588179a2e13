import { useState } from 'react';
import type { Product } from '@reef/domain/catalogue/product';
import type { ImportEdit } from '@reef/domain/catalogue/table/import-calls';
import {
  type ImportPlan,
  planImport,
  type PlannedLine,
} from '@reef/domain/catalogue/table/import-plan';
import type { Failure } from '#platform/failure.ts';
import { newId } from '#platform/ids.ts';
import { readFile, type ReadTable } from './read-table.ts';
import { type ImportOutcome, sendImport } from './send-import.ts';

/** The state of an import. */
export type ImportState =
  | { phase: 'choose'; message: string | null }
  | { phase: 'preview'; fileName: string; lines: readonly PlannedLine[] }
  | { phase: 'sending'; sent: number; total: number }
  | { phase: 'ended'; outcome: ImportOutcome; total: number };

function editsOf(lines: readonly PlannedLine[]): ImportEdit[] {
  return lines.flatMap((line) =>
    line.does === 'create' || line.does === 'change' ? [line.edit] : [],
  );
}

/** Shown while a chosen file waits for the listings it is compared with. */
const WAITS =
  'The listings have not all come from the shop yet. Your file is compared as soon as they have.';

type Chosen = { fileName: string; read: ReadTable };

/** What a file will do, or why it is refused; null as long as not all products are known. */
export function planOf(
  read: ReadTable,
  products: readonly Product[] | null,
): ImportPlan | Failure<string> | null {
  if (!read.ok) return read;
  return products && planImport(read.table, products);
}

/**
 * An import from the file to its end. Lines that were sent and not answered can be sent again,
 * under the same id, as long as the page is open.
 * @param products every product, which the plan compares with the file; null while only some are
 * known.
 */
export function useImport(products: readonly Product[] | null) {
  const [state, setState] = useState<ImportState>({ phase: 'choose', message: null });
  const [waiting, setWaiting] = useState<Chosen | null>(null);
  const [importId, setImportId] = useState(newId);
  const [edits, setEdits] = useState<readonly ImportEdit[]>([]);

  const compare = (chosen: Chosen) => {
    const plan = planOf(chosen.read, products);
    setWaiting(plan === null ? chosen : null);
    if (plan === null) return setState({ phase: 'choose', message: WAITS });
    if (!plan.ok) return setState({ phase: 'choose', message: plan.message });
    setEdits(editsOf(plan.lines));
    return setState({ phase: 'preview', fileName: chosen.fileName, lines: plan.lines });
  };
  if (waiting !== null && products !== null) compare(waiting);

  const choose = async (file: File) => {
    const read = await readFile(file);
    setImportId(newId());
    compare({ fileName: file.name, read });
  };

  const send = async (from: number) => {
    const total = edits.length;
    const onSent = (sent: number) => setState({ phase: 'sending', sent, total });
    onSent(from);
    const outcome = await sendImport(importId, edits, from, onSent);
    setState({ phase: 'ended', outcome, total });
  };

  const startAnew = () => setState({ phase: 'choose', message: null });
  return { state, choose, send, startAnew };
}
