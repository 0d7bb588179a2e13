import { describe, expect, it } from 'vitest';
import { EMPTY_TANK_LOG, replaced, without, type TankLog } from '#state/tank-log/tank-log.ts';
import { putBack, withoutChange } from './put-back.ts';

const task = (id: string, lastDoneOn: string | null = null) => ({
  id,
  title: id,
  everyDays: 7,
  lastDoneOn,
});
const test = (id: string) =>
  ({ id, day: '2026-11-02', parameter: 'nitrate', value: 5 }) as const satisfies object;

/** A log as storage returns it: equal, and made of other objects. */
const stored = (log: TankLog): TankLog => structuredClone(log);

const done = (log: TankLog, id: string): TankLog => ({
  ...log,
  tasks: replaced(log.tasks, task(id, '2026-11-09')),
});

describe('LEARN-12 LEARN-13 undoing one change of the record', () => {
  const before: TankLog = {
    ...EMPTY_TANK_LOG,
    tests: [test('t1'), test('t2'), test('t3')],
    tasks: [task('water'), task('carbon'), task('pumps')],
  };

  it('leaves what was done and typed since', () => {
    const after = done(before, 'water');
    const later = stored(done(done(after, 'carbon'), 'pumps'));
    const now = { ...later, tests: [...later.tests, test('typed since')] };
    expect(withoutChange(now, before, after)).toEqual({
      ...now,
      tasks: [task('water'), ...now.tasks.slice(1)],
    });
  });

  it('puts a deleted entry back where it stood, and deletes no other one again', () => {
    const after = { ...before, tests: without(before.tests, 't2') };
    const now = { ...stored(after), tests: [test('t1'), test('t3'), test('typed since')] };
    const { tests } = withoutChange(now, before, after);
    expect(tests.map(({ id }) => id)).toEqual(['t1', 't2', 't3', 'typed since']);
    const emptied = { ...now, tests: [] };
    expect(withoutChange(emptied, before, after).tests).toEqual([test('t2')]);
  });

  it('takes the place of an entry that has come back meanwhile, so that it stands once', () => {
    expect(putBack([test('t2')], before.tests, without(before.tests, 't2'))).toEqual([test('t2')]);
  });
});
