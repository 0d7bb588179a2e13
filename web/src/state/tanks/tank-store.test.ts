import { afterEach, expect, it, vi } from 'vitest';
import { session, UNKNOWN } from '#state/session/session-store.ts';
import { pageWithStorage } from '#testing/local-storage.ts';
import { chooseTank, myTanks } from './tank-store.ts';

const TANK = { volume_gal: 40, length_in: 36, started_on: null, kind: 'reef', residents: [] };

afterEach(() => {
  session.set(UNKNOWN);
  vi.unstubAllGlobals();
});

it('FIT-06 another tab changes the tanks, and not which of them is chosen here', () => {
  const values = new Map<string, string>();
  const page = pageWithStorage(values);
  vi.stubGlobal('window', page);
  /** As another tab stores something. */
  const store = (key: string, value: unknown) => {
    values.set(key, JSON.stringify(value));
    page.dispatchEvent(Object.assign(new Event('storage'), { key }));
  };
  const shown = () => {
    const { chosen, tanks } = myTanks.get();
    return [chosen?.name, tanks.length];
  };
  const big = { ...TANK, name: 'Big' };
  const small = { ...TANK, name: 'Small' };
  const leave = myTanks.subscribe(() => {});
  session.set({ ...UNKNOWN, phase: 'signed-out' });
  store('reef-tanks', { big, small });
  expect(shown()).toEqual(['Big', 2]);
  store('reef-tank-chosen', 'small');
  store('reef-tanks', { big: { ...big, name: 'Very big' }, small });
  expect(shown()).toEqual(['Very big', 2]);
  // Also where no tank was ever chosen: the first one stays.
  store('reef-tanks', { big, small, first: { ...TANK, name: 'Aquarium' } });
  expect(shown()).toEqual(['Big', 3]);
  chooseTank('first');
  expect(shown()).toEqual(['Aquarium', 3]);
  store('reef-tanks', {});
  leave();
});
