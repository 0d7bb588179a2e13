/** Stops what `every` started. */
export type StopRepeating = () => void;

/**
 * Does something again and again, never two at a time; the first time after one interval. A
 * failure is left to the next round: whatever breaks for good is noticed by the process's end.
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
