const FIRST_PAUSE_MS = 10_000;
const MAX_PAUSE_MS = 5 * 60_000;

/** How long to wait after `failures` failed tries in a row, in milliseconds. */
export function pauseMs(failures: number): number {
  return Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, failures - 1));
}

/**
 * Sends what is queued on this device, as long as the page is open: when the network comes back,
 * when the page is shown again, and after growing pauses. A browser may report a network before
 * anything gets through, and reports nothing if only the server was away.
 * @param lock the name of the lock by which one tab of a browser sends at a time.
 * @param send sends what is queued. @returns false to be tried again after a pause.
 * @returns a function that tries at once.
 */
export function keepTrying(lock: string, send: () => Promise<boolean>): () => void {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const attempt = async (): Promise<void> => {
    const isSent = 'locks' in navigator ? await navigator.locks.request(lock, send) : await send();
    // After sending: another try may have set it in the meantime.
    clearTimeout(timer);
    failures = isSent ? 0 : failures + 1;
    if (!isSent) timer = setTimeout(() => void attempt(), pauseMs(failures));
  };
  const attemptAnew = (): void => {
    failures = 0;
    void attempt();
  };
  window.addEventListener('online', attemptAnew);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') attemptAnew();
  });
  return attemptAnew;
}
