import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '@reef/domain/settings/default-settings';
import { pageWithStorage } from '#testing/local-storage.ts';
import { heardSettings } from './listen-to-settings.ts';

const heard = (phase: 'loading' | 'missing' | 'error') => heardSettings({ phase, data: null });

beforeEach(() => void vi.stubGlobal('window', pageWithStorage()));
afterEach(() => void vi.unstubAllGlobals());

it('SHIP-03 the defaults hold too on a device that stores nothing', () => {
  const page = pageWithStorage();
  page.localStorage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('window', page);
  expect(heard('error')).toBeNull();
  expect(heard('missing')).toEqual(DEFAULT_SETTINGS);
  heardSettings({ phase: 'ready', data: { settings: DEFAULT_SETTINGS } });
  expect(heard('error')).toBeNull();
});

it('SHIP-03 without signal the defaults hold where the device has heard that none were saved, and there alone', () => {
  expect(heard('error')).toBeNull();
  expect(heard('missing')).toEqual(DEFAULT_SETTINGS);
  expect(heard('loading')).toBeNull();
  expect(heard('error')).toEqual(DEFAULT_SETTINGS);

  const settings = { ...DEFAULT_SETTINGS, time_zone: 'Pacific/Honolulu' };
  expect(heardSettings({ phase: 'ready', data: { settings } })).toEqual(settings);
  expect(heard('error')).toBeNull();
});
