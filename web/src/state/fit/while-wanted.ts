import { loadWithRetry } from '#platform/device/online.ts';

/**
 * Loads something once and runs it while it is wanted. A load that fails, for want of a signal, is
 * repeated until it succeeds. @returns a function that says whether it is wanted.
 */
export function whileWanted(load: () => Promise<() => () => void>): (wanted: boolean) => void {
  let run: (() => () => void) | null = null;
  let stop: (() => void) | null = null;
  let isWanted = false;
  let isLoading = false;
  const update = async () => {
    if (!isWanted) {
      stop?.();
      stop = null;
    } else if (run !== null) stop ??= run();
    else if (!isLoading) {
      isLoading = true;
      run = await loadWithRetry(load);
      await update();
    }
  };
  return (wanted) => {
    isWanted = wanted;
    void update();
  };
}
