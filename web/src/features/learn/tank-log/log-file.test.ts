import { expect, it } from 'vitest';
import { EMPTY_TANK_LOG, type TankLog } from '#state/tank-log/tank-log.ts';
import { logText, withFile } from './log-file.ts';
import { withoutChange } from './put-back.ts';

const day = '2026-11-02';

/** A log with readings of one day, in the order they were made. */
function logOf(...ids: string[]): TankLog {
  const course = { id: 'c', name: 'Tang', endedOn: null, kind: 'copper', startedOn: day } as const;
  const tests = ids.map((id) => ({ id, day, ppm: 2.2 }));
  return {
    ...EMPTY_TANK_LOG,
    treatments: [{ ...course, low: 2, high: 2.5, days: 14, tests }],
    tests: ids.map((id) => ({ id, day, parameter: 'ammonia', value: 1 })),
  };
}

function withFileOf(here: TankLog, ...ids: string[]): TankLog {
  const both = withFile(here, logText(logOf(...ids)));
  if (!both.ok) throw new Error(both.message);
  return both.log;
}

it('LEARN-14 a file leaves the readings of a day in their order, and so does Undo', () => {
  const whole = logOf('am', 'noon', 'pm');
  expect(withFileOf(whole, 'am')).toEqual(whole);
  expect(withFileOf(logOf('am'), 'am', 'noon', 'pm')).toEqual(whole);
  expect(withFileOf(logOf('noon'), 'am', 'noon', 'pm')).toEqual(whole);
  // Nothing says which came last: the file was saved before now.
  const here = logOf('am', 'pm');
  const both = withFileOf(here, 'am', 'noon');
  expect(both).toEqual(whole);
  expect(withoutChange(both, here, both)).toEqual(here);
});
