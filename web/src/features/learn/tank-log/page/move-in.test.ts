import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MyTank } from '@reef/domain/fit/saved-tank';
import { SIGNED_OUT, UNKNOWN, session } from '#state/session/session-store.ts';
import { myTanks, removeTank, saveTank } from '#state/tanks/tank-store.ts';
import { pageWithStorage } from '#testing/local-storage.ts';
import { moveIn, moveOut } from './move-in.ts';

const TANK: MyTank = {
  id: 'reef',
  name: 'Living room',
  volume_gal: 180,
  length_in: 72,
  started_on: null,
  kind: 'reef',
  residents: [],
};

const loadNone = () => Promise.resolve(new Map());

const residents = () => myTanks.get().tanks[0]?.residents.map(({ name, count }) => [name, count]);

let leave = () => {};

beforeEach(async () => {
  vi.stubGlobal('window', pageWithStorage());
  session.set(SIGNED_OUT);
  leave = myTanks.subscribe(() => {});
  await saveTank(TANK);
});

afterEach(() => {
  leave();
  session.set(UNKNOWN);
  vi.unstubAllGlobals();
});

it('LEARN-13 animals that move in one right after the other all stand in the tank, as it is by then', async () => {
  const moves = ['Royal gramma', 'Yellow tang', 'Royal gramma'].map((name) =>
    moveIn('reef', name, loadNone),
  );
  await saveTank({ ...TANK, name: 'Office' });
  await Promise.all(moves);
  const [tank] = myTanks.get().tanks;
  expect(tank?.name).toBe('Office');
  expect(tank?.residents.map(({ name, count }) => [name, count])).toEqual([
    ['Royal gramma', 2],
    ['Yellow tang', 1],
  ]);
});

it('LEARN-13 an animal is the same one whatever signs its name was typed with', async () => {
  await moveIn('reef', 'Scott’s fairy-wrasse', loadNone);
  await moveIn('reef', "Scott's Fairy Wrasse", loadNone);
  await moveIn('reef', '🐠', loadNone);
  await moveIn('reef', '🦀', loadNone);
  expect(residents()).toEqual([
    ['Scott’s fairy-wrasse', 2],
    ['🐠', 1],
    ['🦀', 1],
  ]);
});

it('LEARN-13 an animal whose tank was removed meanwhile says so, and brings no tank back', async () => {
  const move = moveIn('reef', 'Royal gramma', loadNone);
  await removeTank('reef');
  expect(await move).toEqual({ refusal: 'The tank is not there any more.' });
  expect(myTanks.get().tanks).toEqual([]);
});

it('LEARN-13 an animal that is taken out again leaves the others, also of its kind', async () => {
  await moveIn('reef', 'Royal gramma', loadNone);
  await moveIn('reef', 'Yellow tang', loadNone);
  const second = moveIn('reef', 'royal gramma', loadNone);
  await Promise.all([second, moveOut('reef', 'royal gramma', loadNone)]);
  expect(residents()).toEqual([
    ['Royal gramma', 1],
    ['Yellow tang', 1],
  ]);
  await moveOut('reef', 'Royal gramma', loadNone);
  expect(residents()).toEqual([['Yellow tang', 1]]);
  expect(await moveOut('reef', 'Royal gramma', loadNone)).toEqual({
    refusal: 'It is not among its residents any more.',
  });
});
