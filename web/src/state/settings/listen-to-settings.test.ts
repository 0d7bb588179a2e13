import { expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '@reef/domain/settings/default-settings';
import { heardSettings } from './listen-to-settings.ts';

it('SHIP-03 the defaults hold if none were saved, and nothing while that is unknown', () => {
  expect(heardSettings({ phase: 'missing', data: null })).toEqual(DEFAULT_SETTINGS);
  expect(heardSettings({ phase: 'loading', data: null })).toBeNull();
  expect(heardSettings({ phase: 'error', data: null })).toBeNull();
});

it('SHIP-03 saved settings hold, also those that this device received last', () => {
  const settings = { ...DEFAULT_SETTINGS, time_zone: 'Pacific/Honolulu' };
  expect(heardSettings({ phase: 'ready', data: { settings } })).toEqual(settings);
  expect(heardSettings({ phase: 'error', data: { settings } })).toEqual(settings);
});
