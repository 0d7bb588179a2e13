import { expect, it } from 'vitest';
import { scheduledAt } from './schedules.ts';

const aFunction = (name: string, schedule?: string) => {
  const on = { name, region: 'us-central1' };
  return schedule === undefined ? on : { ...on, schedule: { schedule } };
};

it('runs what runs every minute often, and the nightly job rarely, because it reports each time', () => {
  const all = [
    aFunction('login'),
    aFunction('sweep_reservations', 'every 1 minutes'),
    aFunction('nightly_checks', '40 3 * * *'),
  ];
  const names = (pace: 'often' | 'rarely') => scheduledAt(pace, all).map(({ name }) => name);
  expect(names('often')).toEqual(['sweep_reservations']);
  expect(names('rarely')).toEqual(['nightly_checks']);
});
