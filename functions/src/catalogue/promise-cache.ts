/**
 * Remembers what was made for a key, from the moment it is begun: all who ask meanwhile wait for the
 * same. What fails is forgotten, so that the next who asks has it made anew.
 * @param options.most keys that are remembered; beyond them the one made longest ago is forgotten.
 * @param options.ttlMs how long one is remembered; for ever where left out.
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
    // Maps keep the order of insertion: the first key is the one made longest ago.
    const [oldest] = kept.keys();
    if (kept.size >= most && oldest !== undefined) kept.delete(oldest);
    kept.set(key, fresh);
    fresh.made.catch(() => {
      if (kept.get(key) === fresh) kept.delete(key);
    });
    return fresh.made;
  };
}
