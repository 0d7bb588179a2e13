import { startMailbox } from '#mail/server.ts';
import { loadedFunctions } from './backends.ts';
import { ensureBuilt, FUNCTIONS_BUILD, WEB_BUILD } from './bundling/build.ts';
import { bundlePrograms } from './bundling/bundles.ts';
import { startDevServers } from './bundling/dev-servers.ts';
import { stageFunctions } from './bundling/staged-functions.ts';
import { keptExport } from './data/data-folder.ts';
import { makeExporter } from './data/export-data.ts';
import { fillStack } from './data/fill-stack.ts';
import { writeFirebaseConfig } from './firebase-config.ts';
import { chooseEmulators } from './java/emulator-choice.ts';
import { runDirFor } from './paths.ts';
import { childEnvironment } from './processes/child-environment.ts';
import { every } from './processes/every.ts';
import { startFirebase, type FirebaseProcess } from './processes/firebase-process.ts';
import { checkPorts } from './processes/port-check.ts';
import { portsFor } from './processes/ports.ts';
import { clearStaleRun } from './processes/run-record.ts';
import { firstDead, vitalProcesses } from './processes/vital-processes.ts';
import { startHousekeeping } from './running/housekeeping.ts';
import { wakePages } from './running/wake-pages.ts';
import { orStackError, StackError, StackStopped } from './stack-error.ts';
import {
  ALL_PARTS,
  portsNeeded,
  type Stack,
  type StackOptions,
  type StackPart,
} from './stack-options.ts';
import { StackRun } from './stack-run.ts';
import { emulatorVariables, functionParams, functionSecrets, urlsOf } from './stack-values.ts';
import { startFirestoreForPages } from './start-firestore-for-pages.ts';
import { startStripe } from './start-stripe.ts';
import { visibleLine } from './visible-line.ts';

const CHECK_MS = 2_000;

/**
 * Starts the local stack and resolves when all of it is ready.
 * @throws SetupFault after everything that had been started is gone again.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const starting = new StartingStack(options);
  try {
    return await Promise.race([starting.start(), givenUp(options.signal)]);
  } catch (error) {
    await starting.stop();
    throw error;
  }
}

function givenUp(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    const giveUp = (): void => reject(new StackStopped());
    if (signal?.aborted) giveUp();
    signal?.addEventListener('abort', giveUp, { once: true });
  });
}

class StartingStack {
  readonly #options: StackOptions;
  readonly #parts: readonly StackPart[];
  readonly #ports;
  readonly #urls;
  readonly #isDev: boolean;
  readonly #importDir: string | null;
  readonly #onStop: (() => Promise<void> | void)[] = [];
  #run: StackRun | null = null;
  #isReady = false;
  #hasEnded = false;
  #stopping: Promise<void> | null = null;
  #save: () => Promise<void> = async () => undefined;

  constructor(options: StackOptions) {
    this.#options = options;
    this.#isDev = options.isDev ?? false;
    const parts = options.only ?? ALL_PARTS;
    this.#parts = options.stripe ? parts.filter((part) => part !== 'stripe') : parts;
    this.#ports = portsFor(options.portOffset);
    this.#urls = urlsOf(this.#ports, this.#isDev);
    this.#importDir = options.dataDir === null ? null : keptExport(options.dataDir);
  }

  async start(): Promise<Stack> {
    const { portOffset, second } = this.#options;
    await clearStaleRun(runDirFor(portOffset), second);
    await checkPorts(this.#ports, portsNeeded(this.#parts, this.#isDev), second);
    this.#run = new StackRun(portOffset);
    const env = await this.#prepare(this.#run);
    if (this.#has('stripe')) await this.#startStripe(this.#run);
    if (this.#has('functions')) await this.#startMailbox();
    if (this.#has('firestore')) this.#onStop.push(await startFirestoreForPages(this.#ports));
    const firebase = this.#startFirebase(this.#run, env);
    await Promise.all([this.#fill(), firebase.ready]);
    await this.#assertFunctions(firebase);
    if (this.#has('hosting') && this.#has('functions') && !this.#isDev)
      await wakePages(this.#urls.app);
    this.#isReady = true;
    await this.#settleIn(this.#run);
    return this.#handle(firebase);
  }

  /** Everything that must exist before firebase-tools starts. */
  async #prepare(run: StackRun): Promise<NodeJS.ProcessEnv> {
    // Before the build, which takes a minute: what is missing is reported at once.
    const choice = await chooseEmulators(process.env);
    await this.#buildWeb();
    const [bundles] = await Promise.all([
      bundlePrograms(run.runDir),
      this.#has('functions') && ensureBuilt(FUNCTIONS_BUILD, this.#options.log),
    ]);
    run.startGuard(bundles.guard);
    const values = this.#functionValues();
    if (this.#has('functions')) stageFunctions({ dir: run.functionsDir, ...values });
    const ports = this.#ports;
    writeFirebaseConfig({ ports, file: run.configFile, functionsDir: run.functionsDir });
    const { summary, downloadMb } = choice;
    const first = downloadMb > 0 ? `, after fetching ${downloadMb} MB from Google` : '';
    this.#options.log(`Starting the emulators (${summary})${first} ...`);
    const { storageRules: storageRulesBundle } = bundles;
    const { runId, runDir, tempDir } = run;
    const staged = Object.keys({ ...values.params, ...values.secrets });
    const options = { runId, runDir, tempDir, choice, storageRulesBundle, staged };
    return childEnvironment(process.env, options);
  }

  #functionValues() {
    const { stripe } = this.#options;
    return {
      params: functionParams(this.#urls, stripe),
      secrets: functionSecrets(this.#urls, stripe),
    };
  }

  async #startMailbox(): Promise<void> {
    const starting = startMailbox({ smtp: this.#ports.smtp, page: this.#ports.mailbox });
    this.#onStop.push(await orStackError('The mailbox did not start', starting));
  }

  async #startStripe(run: StackRun): Promise<void> {
    const dir = this.#options.dataDir ?? run.runDir;
    this.#onStop.push(await startStripe({ port: this.#ports.stripe, urls: this.#urls, dir }));
  }

  #startFirebase(run: StackRun, env: NodeJS.ProcessEnv): FirebaseProcess {
    const leftOut: StackPart[] = this.#isDev ? ['stripe', 'hosting'] : ['stripe'];
    const firebase = startFirebase({
      configFile: run.configFile,
      runDir: run.runDir,
      env,
      only: this.#parts.filter((part) => !leftOut.includes(part)),
      importDir: this.#importDir,
      onLine: (line) => this.#repeat(line),
    });
    run.adopt(firebase.pid);
    void firebase.ended.then(() => (this.#hasEnded = true));
    return firebase;
  }

  #repeat(line: string): void {
    const text = this.#isReady && this.#stopping === null ? visibleLine(line) : null;
    if (text !== null) this.#options.log(text);
  }

  async #buildWeb(): Promise<void> {
    if (this.#has('hosting') && !this.#isDev) await ensureBuilt(WEB_BUILD, this.#options.log);
  }

  #fill(): Promise<void> {
    return fillStack({
      ports: this.#ports,
      has: (part) => this.#has(part),
      seed: this.#options.seed,
      hasKeptData: this.#importDir !== null,
      isOver: () => this.#hasEnded || this.#stopping !== null,
      log: this.#options.log,
    });
  }

  /** The tool says "ready" without a word about functions that failed to load. */
  async #assertFunctions(firebase: FirebaseProcess): Promise<void> {
    if (!this.#has('functions')) return;
    const loaded = await loadedFunctions(this.#ports.functions);
    if (loaded.length > 0) return;
    throw new StackError(`The functions did not load; the reason is in ${firebase.logFile}.`);
  }

  async #settleIn(run: StackRun): Promise<void> {
    const { dataDir, log } = this.#options;
    if (dataDir !== null) {
      this.#save = makeExporter({ hubPort: this.#ports.hub, runDir: run.runDir, dataDir });
      if (this.#importDir === null) await this.#save();
    }
    if (this.#isDev) {
      const ports = this.#ports;
      this.#onStop.push(
        await startDevServers({ ports, run, log, offset: this.#options.portOffset }),
      );
    }
    const { isAttended = false } = this.#options;
    const save = dataDir === null ? null : this.#save;
    this.#onStop.push(
      startHousekeeping({ ports: this.#ports, parts: this.#parts, isAttended, save }),
    );
  }

  #handle(firebase: FirebaseProcess): Stack {
    return {
      urls: this.#urls,
      ports: this.#ports,
      env: emulatorVariables(this.#ports),
      logFile: firebase.logFile,
      hasKeptData: this.#importDir !== null,
      failed: Promise.race([firebase.ended, this.#childDied(firebase)]),
      stop: () => this.stop(),
    };
  }

  #childDied(firebase: FirebaseProcess): Promise<StackError> {
    const vital = vitalProcesses(firebase.pid);
    return new Promise((resolve) => {
      const look = async (): Promise<void> => {
        const dead = firstDead(vital);
        if (!dead) return;
        this.#hasEnded = true;
        resolve(new StackError(`The ${dead.name} has died.`));
      };
      this.#onStop.push(every(CHECK_MS, look));
    });
  }

  stop(): Promise<void> {
    this.#stopping ??= this.#cleanUp();
    return this.#stopping;
  }

  async #cleanUp(): Promise<void> {
    const { log } = this.#options;
    for (const stop of this.#onStop.splice(0).toReversed()) await stop();
    if (this.#isReady && !this.#hasEnded) {
      await this.#save().catch((error: unknown) =>
        log(`The data could not be saved: ${String(error)}`),
      );
    }
    const left = (await this.#run?.cleanUp()) ?? [];
    if (left.length > 0) log(`These processes would not end: ${left.join(', ')}`);
  }

  #has(part: StackPart): boolean {
    return this.#parts.includes(part);
  }
}
