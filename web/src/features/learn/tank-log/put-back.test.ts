import { describe, expect, it } from 'vitest';
import {
  EMPTY_TANK_LOG,
  replaced,
  without,
  type CopperCourse,
  type TankLog,
} from '#state/tank-log/tank-log.ts';
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

const row = (id: string) => ({ id, day: '2026-11-02', ppm: 2.2 });
const logOf = (...treatments: CopperCourse[]): TankLog => ({ ...EMPTY_TANK_LOG, treatments });

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

  it('leaves a field that was altered again since', () => {
    const after = done(before, 'water');
    const again = task('water', '2026-11-14');
    const now = stored({ ...after, tasks: replaced(after.tasks, again) });
    expect(withoutChange(now, before, after)).toEqual(now);
  });

  it('does not bring back what was altered, and deleted since', () => {
    const after = done(before, 'water');
    const now = { ...stored(after), tasks: without(after.tasks, 'water') };
    expect(withoutChange(now, before, after)).toEqual(now);
  });

  it('takes the place of an entry that has come back meanwhile, so that it stands once', () => {
    expect(putBack([test('t2')], before.tests, without(before.tests, 't2'))).toEqual([test('t2')]);
  });
});

describe('LEARN-12 undoing one change of a course', () => {
  const course: CopperCourse = {
    id: 'c',
    name: 'Tang',
    endedOn: null,
    kind: 'copper',
    startedOn: '2026-11-01',
    low: 2,
    high: 2.5,
    days: 14,
    tests: [row('a'), row('b')],
  };
  const before = logOf(course);

  it('puts a deleted test back, and leaves the tests, the length and the end since', () => {
    const after = logOf({ ...course, tests: without(course.tests, 'a') });
    const since = { endedOn: '2026-11-03', days: 30, tests: [row('b'), row('typed since')] };
    const now = logOf({ ...course, ...since });
    const tests = [row('a'), row('b'), row('typed since')];
    expect(withoutChange(now, before, after)).toEqual(logOf({ ...course, ...since, tests }));
  });

  it('begins an ended course again, with what was typed since', () => {
    const after = logOf({ ...course, endedOn: '2026-11-03' });
    const tests = [...course.tests, row('typed since')];
    const now = stored(logOf({ ...course, endedOn: '2026-11-03', tests }));
    expect(withoutChange(now, before, after)).toEqual(logOf({ ...course, tests }));
  });

  it('puts moves and looks back too', () => {
    const { id, name, endedOn, startedOn } = course;
    const common = { id, name, endedOn };
    const at = '2026-11-02T10:00:00Z';
    const moves = (...ids: string[]): TankLog => ({
      ...EMPTY_TANK_LOG,
      treatments: [
        {
          ...common,
          kind: 'transfer',
          startedAt: at,
          moves: ids.map((move) => ({ id: move, at })),
        },
      ],
    });
    expect(withoutChange(moves('n'), moves('m'), moves())).toEqual(moves('m', 'n'));
    const looks = (...ids: string[]): TankLog => ({
      ...EMPTY_TANK_LOG,
      treatments: [
        {
          ...common,
          kind: 'observation',
          startedOn,
          days: 14,
          looks: ids.map((look) => ({ id: look, day: startedOn, note: '' })),
        },
      ],
    });
    expect(withoutChange(looks('n'), looks('m'), looks())).toEqual(looks('m', 'n'));
  });
});
