/**
 * A page with its own local storage, over `values`; Node has none. Install it by
 * `vi.stubGlobal('window', …)`.
 */
export function pageWithStorage(values = new Map<string, string>()) {
  const localStorage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  return Object.assign(new EventTarget(), { localStorage });
}
