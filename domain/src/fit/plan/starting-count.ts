import { factsOf } from '@reef/domain/fit/facts/facts';
import type { Care } from '@reef/domain/fit/care';

/** How many of a kind to begin with: one, or as many as belong together if one does not do well. */
export function startingCount(care: Care): number {
  if (care.kept_as !== 'group' || factsOf(care).traits.livesAlone) return 1;
  return care.group_of ?? 1;
}
