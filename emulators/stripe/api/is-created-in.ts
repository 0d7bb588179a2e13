import type { Created } from '#stripe/validations/list.ts';

/** Whether a time in seconds is within the range that a list was asked for. */
export function isCreatedIn(at: number, created: Created): boolean {
  const { gt = -1, gte = 0, lt = Infinity, lte = Infinity } = created ?? {};
  return at > gt && at >= gte && at < lt && at <= lte;
}
