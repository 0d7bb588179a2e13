import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endProcesses } from './processes/end-processes.ts';
import { startGuard, type Guard } from './processes/guard-process.ts';
import { configFileFor, runDirFor } from './paths.ts';
import { forgetRun, recordRun } from './processes/run-record.ts';

/** Everything that one run leaves on the machine, and how it is cleaned up. */
export class StackRun {
  readonly runId = randomUUID();
  /** For sockets and the like, whose paths must be short. */
  readonly tempDir = mkdtempSync(path.join(tmpdir(), 'reef-'));
  readonly runDir: string;
  readonly configFile: string;
  readonly functionsDir: string;
  readonly #roots: number[] = [];
  #guard: Guard | null = null;

  /** Starts a run with fresh folders. Nothing else may be running at this offset. */
  constructor(offset: number) {
    this.runDir = runDirFor(offset);
    this.configFile = configFileFor(offset);
    this.functionsDir = path.join(this.runDir, 'functions');
    rmSync(this.runDir, { recursive: true, force: true });
    mkdirSync(this.runDir, { recursive: true });
  }

  /** Starts the guard, which cleans up if this process is killed. */
  startGuard(bundle: string): void {
    this.#guard = startGuard(bundle);
    this.#updateRecords();
  }

  /** Adds a process and all its descendants to the run. */
  adopt(pid: number): void {
    this.#roots.push(pid);
    this.#updateRecords();
  }

  /**
   * Ends every process and removes every file but the logs. Resolves to the processes still alive.
   */
  async cleanUp(): Promise<number[]> {
    const left = await endProcesses(this.#roots, this.runId);
    for (const file of this.#leftovers()) rmSync(file, { recursive: true, force: true });
    if (left.length === 0) forgetRun(this.runDir);
    this.#guard?.dismiss();
    return left;
  }

  #leftovers(): string[] {
    return [this.configFile, this.tempDir, this.functionsDir];
  }

  #updateRecords(): void {
    const { runId } = this;
    const roots = this.#roots;
    const leftovers = this.#leftovers();
    this.#guard?.setOrder({ runId, roots, leftovers });
    const children = this.#guard ? [...roots, this.#guard.pid] : roots;
    recordRun(this.runDir, { runId, children, leftovers });
  }
}
