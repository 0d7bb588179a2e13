import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { endProcesses } from './end-processes.ts';
import { isAlive, startMark } from './process-table.ts';

/** A process of a run; the mark tells it from a later process with the same id. */
interface MarkedProcess {
  readonly pid: number;
  readonly mark: string | null;
}

/** What a run writes down about itself, so that the next one can clear up after it. */
interface RunRecord {
  readonly runId: string;
  readonly main: MarkedProcess;
  readonly children: readonly MarkedProcess[];
  readonly leftovers: readonly string[];
}

const recordFile = (runDir: string): string => path.join(runDir, 'run.json');

/** Writes down which processes and files belong to the run. */
export function recordRun(
  runDir: string,
  run: { runId: string; children: readonly number[]; leftovers: readonly string[] },
): void {
  const record: RunRecord = {
    runId: run.runId,
    main: marked(process.pid),
    children: run.children.map(marked),
    leftovers: run.leftovers,
  };
  mkdirSync(runDir, { recursive: true });
  writeFileSync(recordFile(runDir), JSON.stringify(record));
}

/** Forgets the run: everything of it is gone. */
export function forgetRun(runDir: string): void {
  rmSync(recordFile(runDir), { force: true });
}

/**
 * Clears up after a run of the same offset that died together with its guard. Leaves a run alone
 * that is still alive: its ports are found taken in the next step, which says so.
 */
export async function clearStaleRun(runDir: string): Promise<void> {
  const file = recordFile(runDir);
  if (!existsSync(file)) return;
  const record = JSON.parse(readFileSync(file, 'utf8')) as RunRecord;
  if (isSame(record.main)) return;
  const left = record.children.filter(isSame).map((child) => child.pid);
  await endProcesses(left, record.runId);
  for (const leftover of record.leftovers) rmSync(leftover, { recursive: true, force: true });
  forgetRun(runDir);
}

const marked = (pid: number): MarkedProcess => ({ pid, mark: startMark(pid) });

function isSame({ pid, mark }: MarkedProcess): boolean {
  return mark !== null && isAlive(pid) && startMark(pid) === mark;
}
