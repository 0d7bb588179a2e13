import { useEffect, useState } from 'react';
import type { Product } from '@reef/domain/catalogue/product';
import type { ImportEdit } from '@reef/domain/catalogue/table/import-calls';
import {
  type ImportPlan,
  planImport,
  type PlannedLine,
} from '@reef/domain/catalogue/table/import-plan';
import type { Failure } from '#platform/failure.ts';
import { newId } from '#platform/ids.ts';
import { useStore } from '#platform/store.ts';
import { useToast } from '#ui/overlays/toast.tsx';
import { isShownSame } from './format-plan.ts';
import { readFile, type ReadTable } from './read-table.ts';
import { unseenEnd } from './import-end.tsx';
import { type Progress, runImport, runningImport, watchImport } from './running-import.ts';

type Chosen = { fileName: string; read: ReadTable };

/**
 * The state of an import. `isOvertaken` is true if the shop changed while an earlier preview of the
 * file was shown.
 */
export type ImportState =
  | { phase: 'choose'; message: string | null }
  | { phase: 'preview'; chosen: Chosen; lines: readonly PlannedLine[]; isOvertaken: boolean }
  | Progress;

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
 * An import from the file to its end. Once it is sent it outlives its dialog: opened again, that
 * shows how far it is or how it ended.
 * @param products every product, which the plan compares with the file; null while only some are
 * known.
 */
export function useImport(products: readonly Product[] | null) {
  const toast = useToast();
  const running = useStore(runningImport);
  const [before, setState] = useState<ImportState>({ phase: 'choose', message: null });
  const state = running?.progress ?? before;
  const [waiting, setWaiting] = useState<Chosen | null>(null);
  useEffect(watchImport, []);

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
    compare({ fileName: file.name, read });
  };

  const tell = (...end: Parameters<typeof unseenEnd>) => toast(unseenEnd(...end));

  const sendRest = async () => {
    if (running?.progress.phase !== 'ended') return;
    await runImport(running, running.progress.outcome.sent, tell);
  };

  /** Imports what is shown, unless the file would do something else by now: that is shown first. */
  const start = () => {
    if (state.phase !== 'preview') return;
    const { chosen, lines } = state;
    const planned = editsAsShown(chosen.read, lines, products);
    if (planned === null) return compare(chosen, true);
    void runImport({ importId: newId(), edits: planned }, 0, tell);
  };

  /** Forgets an import that has ended: its end was read. */
  const forget = () => {
    if (running?.progress.phase === 'ended') runningImport.set(null);
  };
  const startAnew = () => {
    forget();
    setState({ phase: 'choose', message: null });
  };
  return { state, choose, start, sendRest, startAnew, forget };
}
