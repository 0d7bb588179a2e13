import { expect, it } from 'vitest';
import type { MyTank } from '@reef/domain/fit/saved-tank';
import { isOnlyOnDevice } from './only-on-device.ts';
import { myTanks, type MyTanks } from './tank-store.ts';

const TANK: MyTank = {
  id: 'tank-1',
  name: 'Den',
  volume_gal: 40,
  length_in: 36,
  started_on: null,
  kind: 'reef',
  residents: [],
};

// Another file's tests may have put a tank into the store, which they share.
const NONE = { ...myTanks.get(), tanks: [], chosen: null };
const LEFT: MyTanks = { ...NONE, phase: 'ready', isAccount: true, leftOnDevice: [TANK] };

it('FIT-08 a tank on the device is asked about once the account is known to have none', () => {
  expect(isOnlyOnDevice(LEFT)).toBe(true);
  expect(isOnlyOnDevice({ ...LEFT, leftOnDevice: [] })).toBe(false);
  expect(isOnlyOnDevice({ ...LEFT, tanks: [TANK], chosen: TANK })).toBe(false);
  expect(isOnlyOnDevice({ ...LEFT, phase: 'loading' })).toBe(false);
  expect(isOnlyOnDevice({ ...LEFT, phase: 'error' })).toBe(false);
});
