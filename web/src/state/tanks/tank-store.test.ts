import { afterEach, expect, it, vi } from 'vitest';
import { pageWithStorage } from '#testing/local-storage.ts';

const TANK = { volume_gal: 40, length_in: 36, started_on: null, kind: 'reef', residents: [] };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('FIT-06 another tab changes the tanks, and not which of them is chosen here', async () => {
  const values = new Map<string, string>();
  const page = pageWithStorage(values);
  vi.stubGlobal('window', page);
  // The store of another file's test may still follow that test's page.
  vi.resetModules();
  const { SIGNED_OUT, session } = await import('#state/session/session-store.ts');
  const { chooseTank, myTanks } = await import('./tank-store.ts');
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
  session.set(SIGNED_OUT);
  store('reef-tanks', { big, small });
  expect(shown()).toEqual(['Big', 2]);
  // Nothing was chosen yet: the tank that is shown stays.
  store('reef-tanks', { big, small, first: { ...TANK, name: 'Aquarium' } });
  expect(shown()).toEqual(['Big', 3]);
  store('reef-tank-chosen', 'small');
  store('reef-tanks', { big: { ...big, name: 'Very big' }, small });
  expect(shown()).toEqual(['Very big', 2]);
  chooseTank('small');
  expect(shown()).toEqual(['Small', 2]);
  leave();
});
