const FIRST_PAUSE_MS = 10_000;
const MAX_PAUSE_MS = 5 * 60_000;

/** How long to wait after `failures` failed tries in a row, in milliseconds. */
export function pauseMs(failures: number): number {
  return Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, failures - 1));
}

/** Does the work under a lock; without it where the browser refuses locks together with storage. */
async function locked(lock: string, work: () => Promise<boolean>): Promise<boolean> {
  let begun: Promise<boolean> | undefined;
  const begin = () => (begun = work());
  try {
    return await navigator.locks.request(lock, begin);
  } catch {
    return begun ?? work();
  }
}

/**
 * Tries something again as long as the page is open: when the network comes back, when the page is
 * shown again, and after growing pauses. A browser may report a network before anything gets
 * through, and reports nothing if only the server was away.
 * @param lock the name of the lock by which one tab of a browser tries at a time; null for none.
 * @param work what is tried. @returns false to be tried again after a pause.
 * @param signal ends it.
 * @returns a function that tries at once.
 */
export function keepTrying(
  lock: string | null,
  work: () => Promise<boolean>,
  signal = new AbortController().signal,
): () => void {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const attempt = async (): Promise<void> => {
    if (signal.aborted) return;
    const isDone = await (lock !== null && 'locks' in navigator ? locked(lock, work) : work());
    // After the work: another try may have set it in the meantime.
    clearTimeout(timer);
    failures = isDone ? 0 : failures + 1;
    if (!isDone) timer = setTimeout(() => void attempt(), pauseMs(failures));
  };
  const retry = (): void => {
    failures = 0;
    void attempt();
  };
  const onVisibility = (): void => {
    if (document.visibilityState === 'visible') retry();
  };
  window.addEventListener('online', retry, { signal });
  document.addEventListener('visibilitychange', onVisibility, { signal });
  return retry;
}
