/** Signals that ask the stack to stop: Ctrl-C, a plain kill, a closed terminal. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** npm forwards a Ctrl-C that the terminal has already sent; both arrive within this time. */
const SAME_KEY_MS = 1_000;

/** Exit code of a process ended by Ctrl-C. */
const FORCED = 130;

const PARENT_MS = 500;

/** Calls `stop` at the first signal; a second, separate one ends this process at once. */
export function onStopSignals(stop: () => void): void {
  let firstAt: number | null = null;
  const onSignal = (): void => {
    if (firstAt === null) {
      firstAt = Date.now();
      stop();
    } else if (Date.now() - firstAt > SAME_KEY_MS) {
      // The guard notices and ends the rest.
      process.exit(FORCED);
    }
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
  if (process.env['npm_lifecycle_event'] !== undefined) onParentExit(onSignal);
}

/**
 * npm passes a kill on to the shell between it and us, and that shell dies without telling us.
 * Without npm a parent that ends means nothing: daemons are started that way.
 */
function onParentExit(callback: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callback();
  }, PARENT_MS);
  timer.unref();
}
