import { rmSync } from 'node:fs';
import { clearStaleRun } from '#stack/processes/run-record.ts';

/**
 * Deletes what earlier runs kept.
 * @param run.second how to run a second one.
 * @throws StackError if one of them still runs: it would lose what it writes there.
 */
export async function forgetData(
  dataDir: string,
  run: { runDir: string; second: string },
): Promise<void> {
  await clearStaleRun(run.runDir, run.second);
  rmSync(dataDir, { recursive: true, force: true });
}
