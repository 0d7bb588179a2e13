import { isRecord } from '@reef/domain/shared/plain-value';
import { FIRST_ENTRY_KEY } from '#ui/routing/first-entry-key.ts';

const NOTHING: Readonly<Record<string, unknown>> = {};

/**
 * What the router has stored in the browser's current history entry, whose page may still be
 * loading: its key and its index.
 */
export function currentEntry(): { key: unknown; index: number } {
  const state: unknown = window.history.state;
  const { key = FIRST_ENTRY_KEY, idx } = isRecord(state) ? state : NOTHING;
  return { key, index: Number(idx ?? 0) };
}
