import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

type ProcessRow = {
  readonly pid: number;
  readonly parent: number;
};

/**
 * The environment variable that every process of a stack inherits, with the stack's run id. On
 * Linux it also finds processes whose parent has died.
 */
export const RUN_ID_VARIABLE = 'REEF_STACK_RUN';

/** The given processes and all their descendants, parents before children. */
export function withDescendants(roots: readonly number[]): number[] {
  const rows = processRows();
  const found = [...roots];
  // `found` grows during the loop, so that grandchildren are found too.
  for (const pid of found) {
    for (const row of rows) {
      if (row.parent === pid && !found.includes(row.pid)) found.push(row.pid);
    }
  }
  return found;
}

/** Processes that have the run id in their environment; always empty without /proc. */
export function pidsOfRun(runId: string): number[] {
  if (process.platform !== 'linux') return [];
  const wanted = `${RUN_ID_VARIABLE}=${runId}`;
  return numericEntries().filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(wanted);
    } catch {
      return false;
    }
  });
}

/** True while the process exists or still holds sockets; a zombie without threads does neither. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return !isOver(pid);
}

/**
 * Tells a process from a later one with the same id: its start time, in clock ticks since boot on
 * Linux, elsewhere as `ps` prints it. Null if the process is gone.
 */
export function startMark(pid: number): string | null {
  try {
    if (process.platform === 'linux') return afterName(pid)[19] ?? null;
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return null;
  }
}

/** A process's command line; empty if it is gone. */
export function commandLine(pid: number): string {
  try {
    if (process.platform !== 'linux') {
      return execFileSync('ps', ['-ww', '-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
    }
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').join(' ').trim();
  } catch {
    return '';
  }
}

function processRows(): ProcessRow[] {
  if (process.platform !== 'linux') return rowsFromPs();
  return numericEntries().flatMap((pid) => {
    try {
      return [{ pid, parent: Number(afterName(pid)[1]) }];
    } catch {
      return [];
    }
  });
}

function rowsFromPs(): ProcessRow[] {
  const output = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  return output
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([pid = 0, parent = 0]) => ({ pid, parent }));
}

function numericEntries(): number[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number);
}

/** The first thread shows as a zombie while others are still closing what they hold. */
function isOver(pid: number): boolean {
  if (process.platform !== 'linux') return false;
  try {
    return afterName(pid)[0] === 'Z' && readdirSync(`/proc/${pid}/task`).length <= 1;
  } catch {
    return true;
  }
}

/** The fields of /proc/pid/stat after the name, which may contain spaces: state, parent, … */
function afterName(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}
