/**
 * Runs work of one kind a few at a time in this process; the rest waits its turn, first come first
 * served. For work that holds much memory while it runs.
 * @returns what runs one piece of work, and answers or throws as the work does.
 */
export function createConcurrencyLimit(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // The next in line takes this place over; it is given up where nobody waits.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
