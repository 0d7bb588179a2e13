import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { type Trial, TrialResult, type TrialSettings } from './trial.ts';

/** The time limit for tests that have not passed yet. */
const MAX_MS = 180_000;

function keyOf({ testNamePattern = '' }: Trial, test: string): string {
  return `${test} ${testNamePattern}`;
}

/** Tries mutants one after the other in a separate process. */
export class Trials {
  readonly #settings: TrialSettings;
  readonly #env: NodeJS.ProcessEnv;
  readonly #prepare: () => Promise<void>;
  /** How long each test file took without a mutation, by its path and name pattern. */
  readonly #tookMs = new Map<string, number>();
  #worker: ChildProcess | null = null;

  /** @param prepare undoes what the previous trial may have left behind. */
  constructor(settings: TrialSettings, env: NodeJS.ProcessEnv, prepare: () => Promise<void>) {
    this.#settings = settings;
    this.#env = env;
    this.#prepare = prepare;
  }

  /**
   * Runs the tests without a mutation and times them; trials that take many times as long count as
   * endless. Runs each test file once: two mutated files often have the same tests.
   * @throws if they fail without a mutation, since then no trial would prove anything.
   */
  async mustPass(trial: Trial): Promise<void> {
    const tests = trial.tests.filter((test) => !this.#tookMs.has(keyOf(trial, test)));
    if (tests.length === 0) return;
    const from = performance.now();
    // Twice, in case a file was being written while it was read.
    const first = await this.try({ ...trial, tests });
    const again = async () => this.try({ ...trial, tests });
    const { verdict, noticedBy } = first.verdict === 'survived' ? first : await again();
    if (verdict !== 'survived') throw new Error(`the rules fail as they are: ${noticedBy}`);
    const eachMs = (performance.now() - from) / tests.length;
    for (const test of tests) this.#tookMs.set(keyOf(trial, test), eachMs);
  }

  /** Several times the duration without a mutation; other work may slow the tests down. */
  #limitMs(trial: Trial): number {
    const took = trial.tests.map((test) => this.#tookMs.get(keyOf(trial, test)));
    if (took.includes(undefined)) return MAX_MS;
    return Math.ceil(10_000 + 3 * took.reduce<number>((sum, ms = 0) => sum + ms, 0));
  }

  async #started(): Promise<ChildProcess> {
    if (this.#worker) return this.#worker;
    const worker = fork(
      path.join(import.meta.dirname, 'trial-worker.ts'),
      [JSON.stringify(this.#settings)],
      { env: this.#env, detached: true },
    );
    this.#worker = worker;
    await once(worker, 'message');
    return worker;
  }

  /** Runs the trial's tests against its mutant. */
  async try(trial: Trial): Promise<TrialResult> {
    await this.#prepare();
    const worker = await this.#started();
    const limit = AbortSignal.timeout(this.#limitMs(trial));
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

  /** Kills the process and the workers below it, which may be looping. */
  stop(): void {
    const pid = this.#worker?.pid;
    this.#worker = null;
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  }
}
