/** Of this tab alone, and gone with it. */
const KEY = 'reef-places';

/** Enough for the way back through a long visit. */
const MAX_PLACES = 50;

function isPlace(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
}

/** How far each visited entry of the history was scrolled, in CSS pixels, the latest last. */
const places = new Map<string, number>(stored());

function stored(): [string, number][] {
  try {
    const text = typeof window === 'undefined' ? null : window.sessionStorage.getItem(KEY);
    const written: unknown = text === null ? [] : JSON.parse(text);
    return Array.isArray(written) ? written.filter(isPlace) : [];
  } catch {
    // Storage may be forbidden, or hold another version's shape; the places are then forgotten.
    return [];
  }
}

/** Keeps the place of a history entry. */
export function rememberPlace(entry: string, top: number): void {
  places.delete(entry);
  places.set(entry, top);
}

/** The place of a history entry; null where it was never scrolled. */
export function placeOf(entry: string): number | null {
  return places.get(entry) ?? null;
}

/** Writes the places down for the next document of this tab: a reload, or the way back to it. */
export function keepPlaces(): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify([...places].slice(-MAX_PLACES)));
  } catch {
    // Full or forbidden: the next document begins at its top.
  }
}

/** Whether this document was opened by a reload, or by going back or forward to it. */
export function isReturning(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  if (!(entry instanceof PerformanceNavigationTiming)) return false;
  return entry.type === 'reload' || entry.type === 'back_forward';
}
