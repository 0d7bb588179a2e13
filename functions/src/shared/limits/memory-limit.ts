import { MINUTE_MS } from '@reef/domain/shared/time';

/** Limits how often something may be done for one key in a minute, as one process counts it. */
export type MemoryLimit = {
  /** @returns false if the key has used up its minute. */
  take: (key: string, now: Date) => boolean;
};

type Window = { count: number; endsAtMs: number };

/**
 * Counts calls only in this process's memory, without a read or a write: for what is cheap once and
 * expensive in a loop. A function's processes count separately; the limit of all together is this
 * times the instances that Google may start (global-options.ts).
 * @param mostKeys keys that are kept; beyond them the oldest is dropped.
 */
export function createMemoryLimit(options: { most: number; mostKeys: number }): MemoryLimit {
  const { most, mostKeys } = options;
  const windows = new Map<string, Window>();
  const openWindow = (key: string, nowMs: number): Window => {
    const known = windows.get(key);
    if (known !== undefined && known.endsAtMs > nowMs) return known;
    // Maps keep the order of insertion: the first key is the one with the oldest window.
    windows.delete(key);
    const [oldest] = windows.keys();
    if (windows.size >= mostKeys && oldest !== undefined) windows.delete(oldest);
    const fresh = { count: 0, endsAtMs: nowMs + MINUTE_MS };
    windows.set(key, fresh);
    return fresh;
  };
  return {
    take(key, now) {
      const window = openWindow(key, now.getTime());
      if (window.count >= most) return false;
      window.count += 1;
      return true;
    },
  };
}
