import type * as z from 'zod/mini';

/**
 * What this tab has stored under `key`, if it has the schema's shape, else null. It outlives a
 * reload, also one by a phone that has discarded the page, and ends with the tab.
 */
export function readInTab<T>(key: string, schema: z.ZodMiniType<T>): T | null {
  try {
    const value: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? 'null');
    return schema.safeParse(value).data ?? null;
  } catch {
    return null; // Forbidden, or no JSON.
  }
}

/** Stores a value for this tab as JSON; null deletes it. */
export function writeInTab(key: string, value: unknown): void {
  try {
    if (value === null) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Full or forbidden: it is in memory as long as the page is open.
  }
}
