import { useState } from 'react';
import type * as z from 'zod/mini';
import { parseDocument } from '#platform/data/documents.ts';
import type { DocumentEvent } from '#platform/firebase/document-events.ts';
import { listen } from './live.ts';
import { idle, liveStore, type LiveStore } from './live-store.ts';
import { keepLoading } from '#platform/device/online.ts';
import { useStore } from '#platform/store.ts';

/** A document that keeps itself up to date. */
export type LiveDocument<T> = {
  /**
   * `missing`: the server says that there is none, or did when it was last asked (`isFromCache`).
   * `error`: refused, unreachable, or there but not parsed: another release may have written it.
   */
  phase: 'loading' | 'ready' | 'missing' | 'error';
  data: T | null;
  isFromCache: boolean;
  /** True while changes made here are queued for the server. */
  isPending: boolean;
  /** True if the server does not let this session read it (any more). */
  isRefused: boolean;
};

const LOADING: LiveDocument<never> = {
  phase: 'loading',
  data: null,
  isFromCache: true,
  isPending: false,
  isRefused: false,
};

const IDLE: LiveStore<LiveDocument<never>> = idle(LOADING);

/** How a document is read: by its schema, or by one whose code loads after the page's own. */
export type Reading<T> = z.ZodMiniType<T> | { load: () => Promise<z.ZodMiniType<T>> };

/** The state of a document after an event of its listener. */
export function stateOf<T>(
  schema: z.ZodMiniType<T>,
  { raw, isMissing, ...how }: DocumentEvent,
): LiveDocument<T> {
  const data = raw === null ? null : parseDocument(schema, raw);
  const without = isMissing ? 'missing' : 'error';
  return { phase: data === null ? without : 'ready', data, ...how, isRefused: false };
}

/**
 * Calls `begin` with what is loaded, unless it was ended before.
 * @returns a function that ends it.
 */
function onceLoaded<T>(
  load: () => Promise<T>,
  begin: (loaded: T) => () => void,
  onFailure: () => void,
): () => void {
  let isOver = false;
  let end: (() => void) | undefined;
  const take = (loaded: T) => {
    if (!isOver) end = begin(loaded);
  };
  void keepLoading(load, () => !isOver && onFailure()).then(take);
  return () => {
    isOver = true;
    end?.();
  };
}

/** A live document, read by `schema`; it listens while it has subscribers. */
export function liveDocument<T>(path: string, schema: Reading<T>): LiveStore<LiveDocument<T>> {
  return liveStore<LiveDocument<T>>(LOADING, ({ onValue, onUnavailable, onEnd }) => {
    const listenBy = (known: z.ZodMiniType<T>) =>
      listen(
        (client) => client.listenToDocument(path, (news) => onValue(stateOf(known, news)), onEnd),
        onUnavailable,
      );
    return 'load' in schema ? onceLoaded(schema.load, listenBy, onUnavailable) : listenBy(schema);
  });
}

/** A live document while the component is mounted. Null requests nothing yet (phase `loading`). */
export function useLiveDocument<T>(
  path: string | null,
  schema: Reading<T>,
): LiveDocument<T> & { retry: () => void } {
  const open = () => ({ path, store: path === null ? IDLE : liveDocument(path, schema) });
  const [held, setHeld] = useState<{
    path: string | null;
    store: LiveStore<LiveDocument<T>>;
  }>(open);
  if (held.path !== path) setHeld(open());
  return { ...useStore(held.store), retry: held.store.retry };
}
