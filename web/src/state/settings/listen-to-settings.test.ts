import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '@reef/domain/settings/default-settings';

const stored = vi.hoisted(() => ({ phase: 'error', data: null as object | null }));
vi.mock('#platform/data/live-document.ts', () => ({
  liveDocument: () => ({
    get: () => stored,
    subscribe: (tell: () => void) => {
      tell();
      return () => {};
    },
  }),
}));

// Test files share their modules, and another's have no mocks.
vi.resetModules();
const { listenToSettings } = await import('./listen-to-settings.ts');

/** What a page hears of the settings. */
function heard(phase: string, data: object | null = null): unknown[] {
  const news: unknown[] = [];
  Object.assign(stored, { phase, data });
  listenToSettings((settings) => news.push(settings));
  return news;
}

beforeEach(() => {
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
  vi.stubGlobal('window', { localStorage });
});

afterEach(() => void vi.unstubAllGlobals());

it('SHIP-03 without signal the defaults hold where the device has heard that none were saved, and there alone', () => {
  expect(heard('error')).toEqual([]);
  expect(heard('missing')).toEqual([DEFAULT_SETTINGS]);
  expect(heard('loading')).toEqual([]);
  expect(heard('error')).toEqual([DEFAULT_SETTINGS]);

  const settings = { ...DEFAULT_SETTINGS, time_zone: 'Pacific/Honolulu' };
  expect(heard('ready', { settings })).toEqual([settings]);
  expect(heard('error')).toEqual([]);
});
