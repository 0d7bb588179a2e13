import { beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '@reef/domain/settings/default-settings';
import type { PublicSettings } from '@reef/domain/settings/shop-settings';

const heard = vi.hoisted(() => ({
  settings: null as PublicSettings | null,
  stored: { phase: 'loading', data: null as { settings: PublicSettings } | null, isRefused: false },
  retry: vi.fn<() => void>(),
}));
vi.mock('#platform/clock.ts', () => ({ useNow: () => new Date('2026-11-23T15:00:00Z') }));
vi.mock('#state/settings/shop-settings.ts', () => ({ useShopSettings: () => heard.settings }));
vi.mock('#platform/data/live-document.ts', () => ({
  useLiveDocument: () => ({ ...heard.stored, retry: heard.retry }),
}));
vi.mock('#platform/data/live-query.ts', () => ({
  useLiveQuery: (spec: object | null) => ({
    phase: spec === null ? 'loading' : 'ready',
    items: [],
    pendingIds: new Set(),
    isRefused: false,
    isFromCache: false,
    retry: () => {},
  }),
}));

// Test files share their modules, and another's have no mocks.
vi.resetModules();
const { usePacking } = await import('./use-packing.ts');

beforeEach(() => {
  heard.settings = null;
  heard.stored = { phase: 'loading', data: null, isRefused: false };
});

it('SHIP-03 shows nothing to pack until the settings are known', () => {
  expect(usePacking().phase).toBe('loading');
  heard.settings = DEFAULT_SETTINGS;
  expect(usePacking().phase).toBe('ready');
});

it('SHIP-03 works by the settings that the device has kept', () => {
  const settings = { ...DEFAULT_SETTINGS, time_zone: 'Pacific/Honolulu' };
  heard.stored = { phase: 'ready', data: { settings }, isRefused: false };
  expect(usePacking()).toMatchObject({ phase: 'ready', settings });
});

it('SHIP-03 says so where the settings cannot be had, and asks for them again', () => {
  heard.stored = { phase: 'error', data: null, isRefused: false };
  const packing = usePacking();
  expect(packing).toMatchObject({ phase: 'error', isWithoutSettings: true });
  packing.retry();
  expect(heard.retry).toHaveBeenCalledOnce();
});
