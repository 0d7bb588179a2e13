import type { Paging } from '#stripe/validations/list.ts';
import type { WireList } from '#stripe/wire.ts';
import { noSuch } from './errors.ts';
import { refuse, succeed, type Result } from './result.ts';

const DEFAULT_LIMIT = 10;

function slice<T extends { id: string }>(
  all: T[],
  paging: Paging,
  limit: number,
): [T[], boolean] | null {
  const { starting_after: after, ending_before: before } = paging;
  if (before !== undefined) {
    const end = all.findIndex((item) => item.id === before);
    return end < 0 ? null : [all.slice(Math.max(0, end - limit), end), end > limit];
  }
  const start = after === undefined ? 0 : all.findIndex((item) => item.id === after) + 1;
  if (after !== undefined && start === 0) return null;
  return [all.slice(start, start + limit), all.length > start + limit];
}

/** One page of `all`, in the order of `all`. */
export function pageOf(all: { id: string }[], paging: Paging, url: string): Result<WireList> {
  const page = slice(all, paging, paging.limit ?? DEFAULT_LIMIT);
  if (page === null) {
    const [param, id] =
      paging.ending_before === undefined
        ? ['starting_after', paging.starting_after ?? '']
        : ['ending_before', paging.ending_before];
    return refuse(noSuch('object', id, param));
  }
  return succeed({ object: 'list', url, has_more: page[1], data: page[0] });
}
