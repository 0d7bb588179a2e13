import { useState } from 'react';
import { Order } from '@reef/domain/orders/order';
import { MAX_MOVED } from '@reef/domain/packing/move-calls';
import {
  lastArrival,
  nextWorkingDay,
  packingBoard,
  type PackingBoard,
  type PackingSettings,
} from '@reef/domain/packing/packing-day';
import { DEFAULT_SETTINGS } from '@reef/domain/settings/default-settings';
import { StoredPublicSettings } from '@reef/domain/settings/stored-public-settings';
import { addDays, clockIn, type Day } from '@reef/domain/shipping/day';
import { useNow } from '#platform/clock.ts';
import { useLiveDocument } from '#platform/data/live/live-document.ts';
import { type LiveList, useLiveQuery } from '#platform/data/live/live-query.ts';
import type { Comparison } from '#platform/data/query-spec.ts';
import { useWaitsForServer } from '#platform/data/live/device-copy.ts';
import { useIsOnline } from '#platform/device/online.ts';
import { useUnpressedList } from '#platform/data/live/use-unpressed-list.ts';
import { useShopSettings } from '#state/settings/shop-settings.ts';
import { useWaitingForClosed } from './use-closed-days.ts';

const WAITING: readonly Comparison[] = [
  ['is_fulfilled', '==', false],
  ['payment_status', '==', 'paid'],
];

/** What the packing page shows. */
export type Packing = {
  /** `loading` also until the owner's settings are known: with others the day would be wrong. */
  phase: 'loading' | 'ready' | 'error';
  isRefused: boolean;
  /** True if the settings could not be loaded. */
  isWithoutSettings: boolean;
  board: PackingBoard;
  settings: PackingSettings;
  /** How many waiting orders do not parse, so that they are not on the board. */
  unparsed: number;
  pendingIds: ReadonlySet<string>;
  isFromCache: boolean;
  /** True once the server has sent all that is to be packed today and next. */
  areDaysKnown: boolean;
  /** True if more orders wait than are read: those with the earliest day are. */
  isCut: boolean;
  retry: () => void;
};

/** Waiting orders with a chosen day, up to the last day that is packed for by now. */
function useChosen(until: Day | null) {
  return useLiveQuery(
    until === null
      ? null
      : {
          collection: 'orders',
          where: [...WAITING, ['arrival_day', '<=', until]],
          orderBy: [
            ['arrival_day', 'asc'],
            ['created_at', 'asc'],
          ],
          limit: MAX_MOVED,
        },
    Order,
  );
}

/** Orders that wait and have no day, the oldest first. */
function useUnchosen() {
  return useLiveQuery(
    {
      collection: 'orders',
      where: [...WAITING, ['arrival_day', '==', null]],
      orderBy: [['created_at', 'asc']],
      limit: MAX_MOVED,
    },
    Order,
  );
}

/** The last day of arrival that is packed for today or on the next packing day. */
function lastChosen(settings: PackingSettings, now: Date): Day {
  const today = clockIn(settings.time_zone, now).day;
  return lastArrival(settings, nextWorkingDay(settings, today));
}

type ReadList = LiveList<Order> & { retry: () => void };

/**
 * What is shown of a list: while it loads again, what it was before, which the server has yet to
 * confirm. At midnight, or where the settings change, other orders are requested; a dialog that is
 * open then would close with what was typed into it.
 */
export function listMeanwhile(before: ReadList, list: ReadList): ReadList {
  if (list.phase !== 'loading' || before.phase !== 'ready') return list;
  return { ...before, isFromCache: true, retry: list.retry };
}

/** `list`, or what it was before while it loads again, or while a finger is on one of its rows. */
function useMeanwhile(list: ReadList): ReadList {
  const [before, setBefore] = useState(list);
  const isNews =
    list.phase !== before.phase ||
    list.items !== before.items ||
    list.unparsed !== before.unparsed ||
    list.pendingIds !== before.pendingIds;
  if (list.phase !== 'loading' && isNews) setBefore(list);
  return useUnpressedList(listMeanwhile(before, list));
}

/** What the page has read so far. */
type Reads = {
  /** The owner's settings; null until they are known. */
  known: PackingSettings | null;
  /** The state of the settings' document. */
  stored: { phase: string; isRefused: boolean; retry: () => void };
  chosen: ReadList;
  unchosen: ReadList;
  /** Later orders of days that are closed; null while they are not known. */
  closed?: ReadList | null;
  now: Date;
};

/** The page's content from its data. */
export function packingOf({ known, stored, chosen, unchosen, closed = null, now }: Reads): Packing {
  const main = [chosen, unchosen];
  const lists = closed === null ? main : [...main, closed];
  const isWithoutSettings = known === null && stored.phase === 'error';
  const failed = isWithoutSettings ? stored : lists.find(({ phase }) => phase === 'error');
  const isLoading = known === null || main.some(({ phase }) => phase === 'loading');
  // Nothing is shown by the default settings.
  const settings = known ?? DEFAULT_SETTINGS;
  return {
    phase: failed ? 'error' : isLoading ? 'loading' : 'ready',
    isRefused: failed?.isRefused ?? false,
    isWithoutSettings,
    board: packingBoard(
      settings,
      lists.flatMap(({ items }) => items),
      now,
    ),
    settings,
    unparsed: lists.reduce((sum, { unparsed }) => sum + unparsed, 0),
    pendingIds: new Set(lists.flatMap(({ pendingIds }) => [...pendingIds])),
    isFromCache: lists.some((list) => list.isFromCache),
    areDaysKnown: !main.some((list) => list.isFromCache),
    isCut: lists.some(({ items, unparsed }) => items.length + unparsed >= MAX_MOVED),
    retry: () => {
      for (const read of [stored, ...lists]) if (read.phase === 'error') read.retry();
    },
  };
}

/**
 * What to pack today and next, live (SHIP-03). Of all orders it reads only those that wait and are
 * to be packed by then, have no day, or were promised for a day that is closed now; without signal,
 * those on this device.
 */
export function usePacking(): Packing {
  const stored = useLiveDocument('settings/public', StoredPublicSettings);
  const known = useShopSettings() ?? stored.data?.settings ?? null;
  const now = useNow('minute');
  const last = known === null ? null : lastChosen(known, now);
  const chosen = useMeanwhile(useChosen(last));
  const later = useWaitingForClosed(known, last === null ? null : addDays(last, 1));
  const ofClosed = useMeanwhile(later.list);
  const unchosen = useMeanwhile(useUnchosen());
  const packing = packingOf({
    known,
    stored,
    chosen,
    unchosen,
    // It comes later than the others where a date is closed while the page is open.
    closed: later.isAsked && ofClosed.phase !== 'loading' ? ofClosed : null,
    now,
  });
  const waits = useWaitsForServer(packing, 'packing', useIsOnline());
  return waits ? { ...packing, phase: 'loading' } : packing;
}
