import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { endProcesses } from './end-processes.ts';
import { isAlive, startMark } from './process-table.ts';
import { StackError } from '#stack/stack-error.ts';

/** A process of a run; the mark tells it from a later process with the same id. */
type MarkedProcess = {
  readonly pid: number;
  readonly mark: string | null;
};

/** What a run records about itself, so that the next one can clean up after it. */
type RunRecord = {
  readonly runId: string;
  readonly main: MarkedProcess;
  readonly children: readonly MarkedProcess[];
  readonly leftovers: readonly string[];
};

const recordFile = (runDir: string): string => path.join(runDir, 'run.json');

/** Records which processes and files belong to the run. */
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

/** Deletes the record: nothing of the run is left. */
export function forgetRun(runDir: string): void {
  rmSync(recordFile(runDir), { force: true });
}

/**
 * Cleans up after a run of the same offset that died together with its guard.
 * @param second how to run a second one.
 * @throws StackError if that run is still alive.
 */
export async function clearStaleRun(runDir: string, second: string): Promise<void> {
  const file = recordFile(runDir);
  if (!existsSync(file)) return;
  const record = JSON.parse(readFileSync(file, 'utf8')) as RunRecord;
  if (isSame(record.main)) throw alreadyRunning(record.main.pid, second);
  const left = record.children.filter(isSame).map((child) => child.pid);
  await endProcesses(left, record.runId);
  for (const leftover of record.leftovers) rmSync(leftover, { recursive: true, force: true });
  forgetRun(runDir);
}

function alreadyRunning(pid: number, second: string): StackError {
  return new StackError(
    `Reef is already running here, as process ${pid}. Stop it by Ctrl-C or kill ${pid}, or ${second}`,
  );
}

const marked = (pid: number): MarkedProcess => ({ pid, mark: startMark(pid) });

function isSame({ pid, mark }: MarkedProcess): boolean {
  return mark !== null && isAlive(pid) && startMark(pid) === mark;
}
