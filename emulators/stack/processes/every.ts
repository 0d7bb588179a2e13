/** Stops what `every` started. */
export type StopRepeating = () => void;

/**
 * Repeats work, never two at a time, first after one interval. Failures are ignored: the next round
 * tries again, and a lasting failure shows when the process ends.
 */
export function every(intervalMs: number, work: () => Promise<void>): StopRepeating {
  let isStopped = false;
  let timer = setTimeout(start, intervalMs);
  function start(): void {
    void run();
  }
  async function run(): Promise<void> {
    await work().catch(() => undefined);
    if (!isStopped) timer = setTimeout(start, intervalMs);
  }
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
