import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { type Trial, type TrialSettings, TrialVerdict } from './trial.ts';

/** Tries mutants one after the other in a process of their own. */
export class Trials {
  readonly #settings: TrialSettings;
  readonly #env: NodeJS.ProcessEnv;
  #limitMs = 120_000;
  #worker: ChildProcess | null = null;

  constructor(settings: TrialSettings, env: NodeJS.ProcessEnv) {
    this.#settings = settings;
    this.#env = env;
  }

  /**
   * Runs the tests without any fault; from then on, what takes many times as long never ends.
   * @throws where they fail, by which nothing could be told.
   */
  async mustPass(trial: Trial): Promise<void> {
    this.#limitMs = 120_000;
    const from = performance.now();
    // Once more where a file was being written while it was read.
    const first = await this.try(trial);
    const verdict = first === 'survived' ? first : await this.try(trial);
    if (verdict !== 'survived') throw new Error(`the tests of ${trial.file} fail as it is`);
    this.#limitMs = Math.ceil(10_000 + 5 * (performance.now() - from));
  }

  async #started(): Promise<ChildProcess> {
    if (this.#worker) return this.#worker;
    const worker = fork(
      path.join(import.meta.dirname, 'trial-worker.ts'),
      [JSON.stringify(this.#settings)],
      { env: this.#env, execArgv: ['--import', 'tsx'], detached: true },
    );
    this.#worker = worker;
    await once(worker, 'message');
    return worker;
  }

  /** Runs the trial's tests against its fault. */
  async try(trial: Trial): Promise<TrialVerdict> {
    const worker = await this.#started();
    const limit = AbortSignal.timeout(this.#limitMs);
    const answer = once(worker, 'message', { signal: limit });
    worker.send(trial);
    try {
      const [verdict] = await answer;
      return TrialVerdict.parse(verdict);
    } catch (error) {
      if (!limit.aborted) throw error;
      this.stop();
      return 'timeout';
    }
  }

  /** Ends the process and the workers below it, which may be looping. */
  stop(): void {
    const pid = this.#worker?.pid;
    this.#worker = null;
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  }
}
