import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { type Trial, TrialResult, type TrialSettings } from './trial.ts';

/** How long any list of tests may take that has not been seen to pass. */
const LONGEST_MS = 180_000;

function keyOf({ tests }: Trial): string {
  return tests.join();
}

/** Tries mutants one after the other in a process of their own. */
export class Trials {
  readonly #settings: TrialSettings;
  readonly #env: NodeJS.ProcessEnv;
  readonly #prepare: () => Promise<void>;
  /** How long each list of tests may take, by what it took without a fault. */
  readonly #limits = new Map<string, number>();
  #worker: ChildProcess | null = null;

  /** @param prepare puts back what one trial may have left behind for the next. */
  constructor(settings: TrialSettings, env: NodeJS.ProcessEnv, prepare: () => Promise<void>) {
    this.#settings = settings;
    this.#env = env;
    this.#prepare = prepare;
  }

  /**
   * Runs the tests without any fault; from then on, what takes many times as long never ends.
   * Once for each list of tests: those of two files are often the same.
   * @throws where they fail, by which nothing could be told.
   */
  async mustPass(trial: Trial): Promise<void> {
    const key = keyOf(trial);
    if (this.#limits.has(key)) return;
    const from = performance.now();
    // Once more where a file was being written while it was read.
    const first = await this.try(trial);
    const { verdict, noticedBy } = first.verdict === 'survived' ? first : await this.try(trial);
    if (verdict !== 'survived') throw new Error(`${trial.file} fails as it is: ${noticedBy}`);
    this.#limits.set(key, Math.ceil(10_000 + 3 * (performance.now() - from)));
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
  async try(trial: Trial): Promise<TrialResult> {
    await this.#prepare();
    const worker = await this.#started();
    const limit = AbortSignal.timeout(this.#limits.get(keyOf(trial)) ?? LONGEST_MS);
    const answer = once(worker, 'message', { signal: limit });
    worker.send(trial);
    try {
      const [result] = await answer;
      return TrialResult.parse(result);
    } catch (error) {
      if (!limit.aborted) throw error;
      this.stop();
      return { verdict: 'timeout', noticedBy: null };
    }
  }

  /** Ends the process and the workers below it, which may be looping. */
  stop(): void {
    const pid = this.#worker?.pid;
    this.#worker = null;
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  }
}
