import { expect, it, vi } from 'vitest';
import { MAX_MOVED } from '@reef/domain/packing/move-calls';
import { ordersOf } from '@reef/domain/packing/packing-day';
import { DEFAULT_SETTINGS } from '@reef/domain/settings/default-settings';
import { anOrder } from '@reef/domain/testing/order-fixture';
import { LOADING_LIST } from '#platform/data/live/live-query.ts';
import { listMeanwhile, packingOf } from './use-packing.ts';

const retry = () => {};
const LOADING = { ...LOADING_LIST, retry };
const NOTHING_WAITS = { ...LOADING, phase: 'ready', isFromCache: false } as const;

/** The page's data before it knows the settings. */
const BEFORE = {
  known: null,
  stored: { phase: 'loading', isRefused: false, retry },
  chosen: LOADING,
  unchosen: NOTHING_WAITS,
  now: new Date('2026-11-23T15:00:00Z'),
};

it('SHIP-03 shows nothing to pack until the settings are known', () => {
  expect(packingOf(BEFORE).phase).toBe('loading');
  expect(packingOf({ ...BEFORE, chosen: NOTHING_WAITS }).phase).toBe('loading');
  const settings = { ...DEFAULT_SETTINGS, time_zone: 'Pacific/Honolulu' };
  expect(packingOf({ ...BEFORE, known: settings, chosen: NOTHING_WAITS })).toMatchObject({
    phase: 'ready',
    settings,
  });
});

it('SHIP-03 says so where the settings cannot be had, and asks for them again', () => {
  const askAgain = vi.fn<() => void>();
  const stored = { phase: 'error', isRefused: false, retry: askAgain };
  const packing = packingOf({ ...BEFORE, stored });
  expect(packing).toMatchObject({ phase: 'error', isWithoutSettings: true });
  packing.retry();
  expect(askAgain).toHaveBeenCalledOnce();
});

it('SHIP-03 shows what waits by the settings that are known, though their document cannot be had', () => {
  const stored = { phase: 'error', isRefused: false, retry };
  const lists = { chosen: NOTHING_WAITS, unchosen: NOTHING_WAITS };
  expect(packingOf({ ...BEFORE, ...lists, known: DEFAULT_SETTINGS, stored }).phase).toBe('ready');
});

it('SHIP-03 stays at midnight, and where the settings change, while other orders are requested', () => {
  const order = anOrder({ shipping_method: 'overnight', arrival_day: '2026-11-24' });
  const before = { ...NOTHING_WAITS, items: [order] };
  const meanwhile = (list: typeof LOADING | typeof before) => {
    const lists = { chosen: listMeanwhile(before, list), unchosen: NOTHING_WAITS };
    return packingOf({ ...BEFORE, ...lists, known: DEFAULT_SETTINGS });
  };
  expect(meanwhile(LOADING)).toMatchObject({ phase: 'ready', isFromCache: true });
  expect(ordersOf(meanwhile(LOADING).board.today)).toEqual([order]);
  // The first time there is nothing yet, and nothing after a fault.
  expect(listMeanwhile(LOADING, LOADING)).toBe(LOADING);
  expect(listMeanwhile({ ...before, phase: 'error' }, LOADING)).toBe(LOADING);
  const after = { ...before, items: [] };
  expect(listMeanwhile(before, after)).toBe(after);
});

it('SHIP-03 lists later orders of closed days once they are known, and waits for none', () => {
  const order = anOrder({ shipping_method: 'overnight', arrival_day: '2026-12-08' });
  const known = { ...DEFAULT_SETTINGS, closed_dates: ['2026-12-08'] };
  const reads = { ...BEFORE, known, chosen: NOTHING_WAITS };
  expect(packingOf(reads)).toMatchObject({ phase: 'ready', isFromCache: false });
  const closed = { ...NOTHING_WAITS, items: [order] };
  expect(ordersOf(packingOf({ ...reads, closed }).board.closed)).toEqual([order]);
  expect(packingOf({ ...reads, closed: { ...closed, phase: 'error' } }).phase).toBe('error');
  // Its number is not known yet; that of the other days is.
  expect(packingOf({ ...reads, closed: { ...closed, isFromCache: true } })).toMatchObject({
    isFromCache: true,
    areDaysKnown: true,
  });
});

it('SHIP-03 knows how many orders that wait do not parse', () => {
  const reads = { ...BEFORE, known: DEFAULT_SETTINGS };
  const chosen = { ...NOTHING_WAITS, unparsed: 1 };
  expect(packingOf({ ...reads, chosen, unchosen: chosen, closed: chosen })).toMatchObject({
    unparsed: 3,
    isCut: false,
  });
  const many = { ...NOTHING_WAITS, unparsed: MAX_MOVED };
  expect(packingOf({ ...reads, chosen: many }).isCut).toBe(true);
});
