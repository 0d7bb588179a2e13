import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { devNull } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { PROJECT_ID } from '#stack/project-id.ts';
import { StackError } from '#stack/stack-error.ts';

type FirebaseOptions = {
  readonly configFile: string;
  /** Working folder; firebase-tools writes its exports here. */
  readonly runDir: string;
  readonly env: NodeJS.ProcessEnv;
  readonly only: readonly string[];
  /** The export to start from, or null. */
  readonly importDir: string | null;
  readonly onLine: (line: string) => void;
};

/** A running firebase-tools. */
export type FirebaseProcess = {
  readonly pid: number;
  readonly logFile: string;
  /**
   * Resolves when every emulator listens and functions are loaded; rejects if the process ends
   * before.
   */
  readonly ready: Promise<void>;
  /** Resolves with the cause when the process ends for any reason. */
  readonly ended: Promise<StackError>;
};

const READY = 'All emulators ready';
const SHOWN_LINES = 25;

/** firebase-tools' debug log: it grows by 20 KB with each document that triggers a function. */
const DEBUG_LOG = 'firebase-debug.log';

/** Discards that log: it would fill the disk in a day. */
function forgetDebugLog(runDir: string): void {
  const file = path.join(runDir, DEBUG_LOG);
  rmSync(file, { force: true });
  symlinkSync(devNull, file);
}

/** Starts `firebase emulators:start` in its own session, out of reach of the terminal's signals. */
export function startFirebase(options: FirebaseOptions): FirebaseProcess {
  const logFile = path.join(options.runDir, 'emulators.log');
  forgetDebugLog(options.runDir);
  const child = spawn(process.execPath, argumentsFor(options), {
    cwd: options.runDir,
    env: options.env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lastLines: string[] = [];
  const ended = endOf(child, lastLines, logFile);
  const ready = new Promise<void>((resolve, reject) => {
    void ended.then(reject);
    readOutput(child, logFile, (line) => {
      lastLines.push(line);
      if (lastLines.length > SHOWN_LINES) lastLines.shift();
      if (line.includes(READY)) resolve();
      options.onLine(line);
    });
  });
  // Whoever awaits it gets the rejection; if nobody does, it must not be an unhandled one.
  ready.catch(() => undefined);
  return { pid: child.pid ?? 0, logFile, ready, ended };
}

function argumentsFor({ configFile, only, importDir }: FirebaseOptions): string[] {
  const tools = path.dirname(createRequire(import.meta.url).resolve('firebase-tools/package.json'));
  const args = [path.join(tools, 'lib', 'bin', 'firebase.js'), '--config', configFile];
  args.push('--project', PROJECT_ID, 'emulators:start', '--only', only.join(','));
  return importDir ? [...args, '--import', importDir] : args;
}

function readOutput(child: ChildProcess, logFile: string, onLine: (line: string) => void): void {
  const log = createWriteStream(logFile);
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      log.write(`${line}\n`);
      onLine(line);
    });
  }
  child.once('close', () => log.end());
}

function endOf(
  child: ChildProcess,
  lines: readonly string[],
  logFile: string,
): Promise<StackError> {
  return new Promise((resolve) => {
    const end = (how: string): void =>
      resolve(
        new StackError(
          `The emulators ${how}. Their last words (all of them: ${logFile}):\n${lines.join('\n')}`,
        ),
      );
    child.once('error', (error) => end(`could not be started (${error.message})`));
    child.once('close', (code, signal) =>
      end(`stopped by themselves (${signal ?? `exit ${code}`})`),
    );
  });
}
