function storageOver(values: Map<string, string>) {
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

/**
 * A page with its own local storage, over `values`, and its tab's, over `inTab`; Node has none.
 * Install it by `vi.stubGlobal('window', …)`.
 */
export function pageWithStorage(
  values = new Map<string, string>(),
  inTab = new Map<string, string>(),
) {
  const storages = { localStorage: storageOver(values), sessionStorage: storageOver(inTab) };
  return Object.assign(new EventTarget(), storages);
}
