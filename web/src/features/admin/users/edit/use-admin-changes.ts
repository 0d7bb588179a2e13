import { useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import { useLiveQuery } from '#platform/data/live/live-query.ts';

/** Of the newest entry only its id matters; entries about products have other fields. */
const NewestEntry = z.object({ id: z.string() });

const NEWEST = {
  collection: 'audit_log',
  orderBy: [['created_at', 'desc']],
  limit: 1,
} as const;

/** Calls `onChange` when any admin has done something, here or elsewhere, by the audit log. */
export function useAdminChanges(onChange: () => void): void {
  const { items, isFromCache } = useLiveQuery(NEWEST, NewestEntry);
  const newest = items[0]?.id ?? null;
  const last = useRef<string | null>(null);
  const hasHeard = useRef(false);
  useEffect(() => {
    if (isFromCache) return;
    const isNews = hasHeard.current && last.current !== newest;
    hasHeard.current = true;
    last.current = newest;
    if (isNews) onChange();
  }, [newest, isFromCache, onChange]);
}
