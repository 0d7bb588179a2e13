/**
 * Caches what is made for a key from the moment it is begun: all who ask meanwhile wait for the
 * same result. A failure is not cached.
 * @param options.most keys that are kept; beyond them the oldest is dropped.
 * @param options.ttlMs how long one is kept; for ever if omitted.
 */
export function createPromiseCache<T>(options: {
  most: number;
  ttlMs?: number;
}): (key: string, make: () => Promise<T>) => Promise<T> {
  const { most, ttlMs = Infinity } = options;
  const kept = new Map<string, { made: Promise<T>; until: number }>();
  return (key, make) => {
    const now = Date.now();
    const known = kept.get(key);
    if (known !== undefined && known.until > now) return known.made;
    const fresh = { made: make(), until: now + ttlMs };
    kept.delete(key);
    // Maps keep the order of insertion: the first key is the oldest.
    const [oldest] = kept.keys();
    if (kept.size >= most && oldest !== undefined) kept.delete(oldest);
    kept.set(key, fresh);
    fresh.made.catch(() => {
      if (kept.get(key) === fresh) kept.delete(key);
    });
    return fresh.made;
  };
}
