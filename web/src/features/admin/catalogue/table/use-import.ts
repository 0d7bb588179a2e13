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
import { isShownSame } from './format-plan.ts';
import { readFile, type ReadTable } from './read-table.ts';
import { type ImportOutcome, sendImport } from './send-import.ts';

type Chosen = { fileName: string; read: ReadTable };

/**
 * The state of an import. `isOvertaken` is true if the shop changed while an earlier preview of the
 * file was shown.
 */
export type ImportState =
  | { phase: 'choose'; message: string | null }
  | { phase: 'preview'; chosen: Chosen; lines: readonly PlannedLine[]; isOvertaken: boolean }
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

/** What a file will do, or why it is refused; null as long as not all products are known. */
export function planOf(
  read: ReadTable,
  products: readonly Product[] | null,
): ImportPlan | Failure<string> | null {
  if (!read.ok) return read;
  return products && planImport(read.table, products);
}

/**
 * What is sent of a file whose preview was `shown`, as the products are now: an earlier plan has
 * earlier revisions, which are refused. Null if the preview would look different by now.
 */
export function editsAsShown(
  read: ReadTable,
  shown: readonly PlannedLine[],
  products: readonly Product[] | null,
): ImportEdit[] | null {
  const plan = planOf(read, products);
  return plan?.ok && isShownSame(plan.lines, shown) ? editsOf(plan.lines) : null;
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

  const compare = (chosen: Chosen, isOvertaken = false) => {
    const plan = planOf(chosen.read, products);
    setWaiting(plan === null ? chosen : null);
    if (plan === null) return setState({ phase: 'choose', message: WAITS });
    if (!plan.ok) return setState({ phase: 'choose', message: plan.message });
    return setState({ phase: 'preview', chosen, lines: plan.lines, isOvertaken });
  };
  if (waiting !== null && products !== null) compare(waiting);

  const choose = async (file: File) => {
    const read = await readFile(file);
    setImportId(newId());
    compare({ fileName: file.name, read });
  };

  const send = async (from: number, toSend = edits) => {
    const total = toSend.length;
    const onSent = (sent: number) => setState({ phase: 'sending', sent, total });
    onSent(from);
    const outcome = await sendImport(importId, toSend, from, onSent);
    setState({ phase: 'ended', outcome, total });
  };

  /** Imports what is shown, unless the file would do something else by now: that is shown first. */
  const start = () => {
    if (state.phase !== 'preview') return;
    const { chosen, lines } = state;
    const planned = editsAsShown(chosen.read, lines, products);
    if (planned === null) return compare(chosen, true);
    setEdits(planned);
    void send(0, planned);
  };

  const startAnew = () => setState({ phase: 'choose', message: null });
  return { state, choose, start, send, startAnew };
}
