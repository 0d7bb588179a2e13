/** For this tab only, and gone with it. */
const KEY = 'reef-places';

/** Enough to go back through a long visit. */
const MAX_PLACES = 50;

function isPlace(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
}

/** The scroll position of each visited history entry, in CSS pixels, the latest last. */
const places = new Map<string, number>(stored());

function stored(): [string, number][] {
  try {
    const text = typeof window === 'undefined' ? null : window.sessionStorage.getItem(KEY);
    const written: unknown = text === null ? [] : JSON.parse(text);
    return Array.isArray(written) ? written.filter(isPlace) : [];
  } catch {
    // Storage may be forbidden, or hold another version's shape; the positions are then dropped.
    return [];
  }
}

/** Stores the scroll position of a history entry. */
export function setScrollPosition(entry: string, top: number): void {
  places.delete(entry);
  places.set(entry, top);
}

/** The scroll position of a history entry; null if it was never scrolled. */
export function scrollPositionOf(entry: string): number | null {
  return places.get(entry) ?? null;
}

/**
 * Writes the positions for the next document of this tab: after a reload, or on the way back to it.
 */
export function saveScrollPositions(): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify([...places].slice(-MAX_PLACES)));
  } catch {
    // Full or forbidden: the next document begins at its top.
  }
}

/** Whether this document was loaded by a reload, or by going back or forward. */
export function isReturning(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  if (!(entry instanceof PerformanceNavigationTiming)) return false;
  return entry.type === 'reload' || entry.type === 'back_forward';
}
