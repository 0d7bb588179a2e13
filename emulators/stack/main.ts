import { forgetData } from './data/forget-data.ts';
import { dataDirFor, runDirFor } from './paths.ts';
import { nextOffset, readPortOffset } from './processes/ports.ts';
import { readyMessage } from './ready-message.ts';
import { onStopSignals } from './processes/stop-signals.ts';
import { realStripe } from './real-stripe.ts';
import { StackStopped } from './stack-error.ts';
import type { Stack } from './stack-options.ts';
import { startStack } from './start-stack.ts';

/** The options of the command line. */
type CliOptions = {
  readonly isFresh: boolean;
  readonly isDev: boolean;
};

const log = (text: string): void => void process.stdout.write(`${text}\n`);

/**
 * Runs the stack until a requested stop.
 * @throws SetupFault if it does not start or a part of it ends by itself.
 */
export async function main(cli: CliOptions, startedAt: number): Promise<void> {
  // Closing the terminal must not keep the stack from stopping cleanly.
  process.stdout.on('error', () => undefined);
  process.stderr.on('error', () => undefined);
  const abort = new AbortController();
  onStopSignals(() => abort.abort());
  try {
    await serve(cli, startedAt, abort.signal);
  } catch (error) {
    if (error instanceof StackStopped) return log('Stopped.');
    // A blank line between the progress and the fault, which the caller prints.
    process.stderr.write('\n');
    throw error;
  }
}

async function serve(cli: CliOptions, startedAt: number, signal: AbortSignal): Promise<void> {
  const portOffset = readPortOffset(process.env['REEF_PORT_OFFSET']);
  const dataDir = dataDirFor(portOffset);
  const second = `run a second one: REEF_PORT_OFFSET=${nextOffset(portOffset)} npm start`;
  if (cli.isFresh) await forgetData(dataDir, { runDir: runDirFor(portOffset), second });
  const stripe = realStripe(process.env);
  const { isDev } = cli;
  const seed = 'demo';
  const options = {
    portOffset,
    second,
    dataDir,
    seed,
    isDev,
    isAttended: true,
    log,
    signal,
  } as const;
  const stack = await startStack(stripe ? { ...options, stripe } : options);
  log(readyMessage(stack, (Date.now() - startedAt) / 1000, stripe !== null));
  await untilStopped(stack, signal);
}

async function untilStopped(stack: Stack, signal: AbortSignal): Promise<void> {
  const asked = new Promise<null>((resolve) => {
    if (signal.aborted) resolve(null);
    signal.addEventListener('abort', () => resolve(null));
  });
  const cause = await Promise.race([asked, stack.failed]);
  log(cause ? 'Stopping everything ...' : 'Saving and stopping ...');
  await stack.stop();
  if (cause) throw cause;
  log('Stopped.');
}
