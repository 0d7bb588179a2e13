import { useState } from 'react';
import type * as z from 'zod/mini';
import { parseDocument } from '#platform/data/documents.ts';
import type { QueryEvent } from '#platform/firebase/firestore-client.ts';
import { listen } from './live.ts';
import { idle, liveStore, type LiveStore } from './live-store.ts';
import type { QuerySpec } from '#platform/data/query-spec.ts';
import { useStore } from '#platform/store.ts';

/** A list that keeps itself up to date. */
export type LiveList<T> = {
  phase: 'loading' | 'ready' | 'error';
  /** True if the server does not let this session read it (any more). */
  isRefused: boolean;
  items: readonly T[];
  /** How many documents of the query do not parse, so that no item stands for them. */
  unparsed: number;
  /** True while the server has not confirmed what is shown. */
  isFromCache: boolean;
  /** Ids of documents with changes that are queued for the server. */
  pendingIds: ReadonlySet<string>;
};

const NONE_PENDING: ReadonlySet<string> = new Set();

/** A list before anything is known. */
export const LOADING_LIST = {
  phase: 'loading',
  isRefused: false,
  items: [],
  unparsed: 0,
  isFromCache: true,
  pendingIds: NONE_PENDING,
} as const;

/** Applies a listener's changes to the list; unchanged documents are not parsed again. */
export function folding<T>(schema: z.ZodMiniType<T>): (news: QueryEvent) => LiveList<T> {
  const parsed = new Map<string, T>();
  return (news) => {
    for (const id of news.removedIds) parsed.delete(id);
    for (const raw of news.changed) {
      const item = parseDocument(schema, raw);
      if (item === null) parsed.delete(raw.id);
      else parsed.set(raw.id, item);
    }
    const items = news.order.flatMap((id) => parsed.get(id) ?? []);
    const pendingIds = news.pendingIds.length === 0 ? NONE_PENDING : new Set(news.pendingIds);
    const { isFromCache } = news;
    const unparsed = news.order.length - items.length;
    return { ...LOADING_LIST, phase: 'ready', items, unparsed, isFromCache, pendingIds };
  };
}

/**
 * A live list of a query's documents, each parsed by `schema`.
 * @param first its state before the listener has received anything.
 */
export function liveQuery<T>(
  spec: QuerySpec,
  schema: z.ZodMiniType<T>,
  first: LiveList<T> = LOADING_LIST,
): LiveStore<LiveList<T>> {
  return liveStore<LiveList<T>>(first, ({ onValue, onUnavailable, onEnd }) =>
    listen((client) => {
      const fold = folding(schema);
      return client.listenToQuery(spec, (news) => onValue(fold(news)), onEnd);
    }, onUnavailable),
  );
}

const IDLE: LiveStore<LiveList<never>> = idle(LOADING_LIST);

/** Whether `spec` is the same query as `before`, with a higher limit. */
export function isLonger(before: QuerySpec | null, spec: QuerySpec | null): boolean {
  if (before?.limit === undefined || spec?.limit === undefined) return false;
  const isSame = JSON.stringify({ ...before, limit: 0 }) === JSON.stringify({ ...spec, limit: 0 });
  return isSame && spec.limit > before.limit;
}

/**
 * What a longer list begins with: the shorter one, which the server has yet to confirm as part of
 * it; nothing if nothing of the shorter one is known.
 */
export function beginningOf<T>(shorter: LiveList<T>): LiveList<T> {
  if (shorter.items.length === 0) return LOADING_LIST;
  return { ...shorter, phase: 'ready', isRefused: false, isFromCache: true };
}

type Held<T> = {
  spec: QuerySpec | null;
  key: string;
  query: LiveStore<LiveList<T>>;
  isLonger: boolean;
};

/** A live list in a component. */
export type UsedList<T> = LiveList<T> & {
  retry: () => void;
  /** True while more of the same list was requested and the server has not answered. */
  isReadingOn: boolean;
};

/**
 * A live list while the component is mounted. Null requests nothing yet (phase `loading`). `schema`
 * must be a constant; a different query starts a new listener. If only its `limit` grows, the
 * shorter list stays until the longer one has loaded.
 */
export function useLiveQuery<T>(spec: QuerySpec | null, schema: z.ZodMiniType<T>): UsedList<T> {
  const key = JSON.stringify(spec);
  const open = (before?: Held<T>): Held<T> => {
    if (spec === null) return { spec, key, query: IDLE, isLonger: false };
    const goesOn = before !== undefined && isLonger(before.spec, spec);
    const first = goesOn ? beginningOf(before.query.get()) : undefined;
    return { spec, key, query: liveQuery(spec, schema, first), isLonger: goesOn };
  };
  const [held, setHeld] = useState(() => open());
  const asked = held.key === key ? held : open(held);
  if (asked !== held) setHeld(asked);
  // Of `asked` in this rendering too: hooks that keep state by the query would take what the query
  // before has read for its answer.
  const list = useStore(asked.query);
  const isReadingOn = asked.isLonger && list.phase !== 'error' && list.isFromCache;
  return { ...list, retry: asked.query.retry, isReadingOn };
}
