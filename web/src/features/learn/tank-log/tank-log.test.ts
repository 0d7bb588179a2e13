import { describe, expect, it } from 'vitest';
import type { Species } from '@reef/domain/fit/species';
import { EMPTY_TANK_LOG, type TankLog, type LogTest } from '#state/tank-log/tank-log.ts';
import { logText, withFile } from './log-file.ts';
import { dueToday } from './due.ts';
import { lastChange, series } from '#state/tank-log/log-parameters.ts';
import { withoutChange } from './put-back.ts';
import { speciesNamed, withAnimal } from './page/residents.ts';

const noon = (day: string) => new Date(`${day}T12:00:00`);
const at = (day: string) => `${day}T10:00:00Z`;
const row = (id: string, day: string) => ({ id, day, ppm: 2.2 });

/** A record with more than half of the reminders that a device can store. */
const withManyTasks = (prefix: string): TankLog => ({
  ...EMPTY_TANK_LOG,
  tasks: Array.from({ length: 30 }, (_each, index) => ({
    id: `${prefix}${index}`,
    title: 'Work',
    everyDays: 7,
    lastDoneOn: null,
  })),
});

const LOG: TankLog = {
  version: 1,
  treatments: [
    {
      id: 'c',
      name: 'Tang',
      endedOn: null,
      kind: 'copper',
      startedOn: '2026-11-01',
      low: 2,
      high: 2.5,
      days: 30,
      tests: [{ id: '1', day: '2026-11-02', ppm: 2.1 }],
    },
  ],
  tests: [
    { id: 'b', day: '2026-11-05', parameter: 'alkalinity', value: 7.5 },
    { id: 'a', day: '2026-11-02', parameter: 'alkalinity', value: 8.4 },
    { id: 'n', day: '2026-11-05', parameter: 'nitrate', value: 5 },
  ],
  animals: [
    { id: 'f', name: 'Goby', arrivedOn: '2026-11-01', quarantineDays: 14, movedOn: null },
    { id: 'g', name: 'Wrasse', arrivedOn: '2026-11-01', quarantineDays: 28, movedOn: null },
  ],
  tasks: [{ id: 'w', title: 'Water change', everyDays: 7, lastDoneOn: '2026-11-06' }],
};

/** What is due on a day, in words. */
const texts = (day: string) => dueToday(LOG, noon(day)).map(({ text }) => text);

describe('LEARN-12 LEARN-13 the record as a file', () => {
  it('comes back as it went', () => {
    expect(withFile(EMPTY_TANK_LOG, logText(LOG))).toEqual({ ok: true, log: LOG });
  });

  it('keeps the shape of the files that people have saved', () => {
    const saved = JSON.stringify({ kind: 'reef-keeping', book: LOG });
    expect(withFile(EMPTY_TANK_LOG, saved)).toEqual({ ok: true, log: LOG });
    expect(JSON.parse(logText(LOG))).toEqual(JSON.parse(saved));
  });

  it('adds to what is here, takes the file’s word for what both have, and may come twice', () => {
    const own: LogTest = { id: 'own', day: '2026-11-09', parameter: 'calcium', value: 420 };
    const older: LogTest = { id: 'b', day: '2026-11-05', parameter: 'alkalinity', value: 9 };
    const here = { ...EMPTY_TANK_LOG, tests: [own, older] };
    const once = withFile(here, logText(LOG));
    if (!once.ok) throw new Error(once.message);
    expect(once.log.tests).toEqual([own, ...LOG.tests]);
    expect(withFile(once.log, logText(LOG))).toEqual(once);
  });

  describe('from before what was recorded here', () => {
    const [course] = LOG.treatments;
    const [fish] = LOG.animals;
    if (course?.kind !== 'copper' || fish === undefined) throw new Error('not the record of above');
    const since: TankLog = {
      ...LOG,
      treatments: [
        {
          ...course,
          endedOn: '2026-12-05',
          days: 35,
          tests: [...course.tests, row('2', '2026-11-03'), row('3', '2026-11-04')],
        },
      ],
      animals: [
        {
          id: 'f',
          name: 'Goby',
          arrivedOn: '2026-11-01',
          quarantineDays: 14,
          movedOn: '2026-11-15',
        },
        { id: 'g', name: 'Wrasse', arrivedOn: '2026-11-01', quarantineDays: 28, movedOn: null },
      ],
      tasks: [{ id: 'w', title: 'Water change', everyDays: 7, lastDoneOn: '2026-11-13' }],
    };

    it('takes nothing back: neither a row nor an end, a move nor what was done', () => {
      expect(withFile(since, logText(LOG))).toEqual({ ok: true, log: since });
      expect(withFile(LOG, logText(since))).toEqual({ ok: true, log: since });
    });

    it('leaves a death that either has, which Undo takes back', () => {
      const died = LOG.animals.map((each) =>
        each.id === 'f' ? { ...each, diedOn: '2026-11-09' } : each,
      );
      const noted = { ...LOG, animals: died };
      expect(withFile(noted, logText(LOG))).toEqual({ ok: true, log: noted });
      expect(withFile(LOG, logText(noted))).toEqual({ ok: true, log: noted });
      expect(withoutChange(noted, LOG, noted)).toEqual(LOG);
    });

    it('of an earlier version does not take the kind of an animal', () => {
      const here = {
        ...LOG,
        animals: LOG.animals.map((each) => ({ ...each, kind: 'fish' as const })),
      };
      expect(withFile(here, logText(LOG))).toEqual({ ok: true, log: here });
      expect(withFile(LOG, logText(here))).toEqual({ ok: true, log: here });
    });

    it('of an earlier version does not take the test of the day after from a course', () => {
      const here = { ...LOG, treatments: [{ ...course, needsDayAfter: true as const }] };
      expect(withFile(here, logText(LOG))).toEqual({ ok: true, log: here });
    });

    it('brings the rows that only the file has, by their day', () => {
      const file = { ...LOG, treatments: [{ ...course, tests: [row('x', '2026-11-01')] }] };
      const both = withFile(since, logText(file));
      const ids =
        both.ok &&
        both.log.treatments.map((each) => each.kind === 'copper' && each.tests.map(({ id }) => id));
      expect(ids).toEqual([['x', '1', '2', '3']]);
    });

    it('goes back as it was, with what was typed since', () => {
      const both = withFile(since, logText(withManyTasks('a')));
      const older = withFile(LOG, logText(since));
      if (!both.ok || !older.ok) throw new Error('refused');
      expect(withoutChange(both.log, since, both.log)).toEqual(since);
      const typed = { id: 'later', title: 'Feed', everyDays: 1, lastDoneOn: null };
      const now = { ...older.log, tasks: [...older.log.tasks, typed] };
      expect(withoutChange(now, LOG, older.log)).toEqual({ ...LOG, tasks: [...LOG.tasks, typed] });
    });

    it('leaves what was done since to what the file did not change', () => {
      const file = { ...LOG, animals: [{ ...fish, name: 'Yellow goby' }], tasks: [] };
      const both = withFile(LOG, logText(file));
      if (!both.ok) throw new Error('refused');
      const now = {
        ...both.log,
        treatments: both.log.treatments.map((each) => ({ ...each, endedOn: '2026-12-05' })),
        animals: both.log.animals.map((each) => ({ ...each, movedOn: '2026-11-15' })),
        tasks: both.log.tasks.map((each) => ({ ...each, lastDoneOn: '2026-11-13' })),
      };
      expect(withoutChange(now, LOG, both.log)).toEqual({
        ...now,
        animals: now.animals.map((each) => (each.id === 'f' ? { ...each, name: 'Goby' } : each)),
      });
    });

    it('puts the name and the level of a course back', () => {
      const file = {
        ...LOG,
        treatments: [{ ...course, name: 'Blue tang', high: 2.2, needsDayAfter: true as const }],
      };
      const both = withFile(LOG, logText(file));
      if (!both.ok) throw new Error('refused');
      expect(withoutChange(both.log, LOG, both.log)).toEqual(LOG);
    });

    it('joins moves and looks too', () => {
      const { id, name, endedOn, startedOn } = course;
      const common = { id, name, endedOn };
      const logOf = (...days: string[]): TankLog => ({
        ...EMPTY_TANK_LOG,
        treatments: [
          {
            ...common,
            kind: 'transfer',
            startedAt: at(startedOn),
            moves: days.map((day) => ({ id: day, at: at(day) })),
          },
          {
            ...common,
            id: 'o',
            kind: 'observation',
            startedOn,
            days: 14,
            looks: days.map((day) => ({ id: day, day, note: '' })),
          },
        ],
      });
      expect(withFile(logOf('2026-11-02', '2026-11-04'), logText(logOf('2026-11-03')))).toEqual({
        ok: true,
        log: logOf('2026-11-02', '2026-11-03', '2026-11-04'),
      });
    });
  });

  it('counts a move once that was recorded on two devices', () => {
    const logOf = (...moves: string[]): TankLog => ({
      ...EMPTY_TANK_LOG,
      treatments: [
        {
          id: 't',
          name: 'Goby',
          endedOn: null,
          kind: 'transfer',
          startedAt: at('2026-11-01'),
          moves: moves.map((moment) => ({ id: moment, at: moment })),
        },
      ],
    });
    const here = logOf(at('2026-11-04'), '2026-11-07T21:59:00Z');
    const file = logOf('2026-11-04T10:07:00Z', at('2026-11-07'), at('2026-11-10'));
    expect(withFile(here, logText(file))).toEqual({
      ok: true,
      log: logOf(at('2026-11-04'), '2026-11-07T21:59:00Z', at('2026-11-10')),
    });
  });

  it.each([
    ['no JSON', 'not a file of ours', 'not-ours'],
    ['another program’s JSON', '{"name":"x"}', 'not-ours'],
    ['nothing', '', 'not-ours'],
    ['a value out of bounds', logText(LOG).replace('8.4', '-8.4'), 'damaged'],
    ['a day that is none', logText(LOG).replace('2026-11-05', '2026-13-05'), 'damaged'],
    ['a newer version', logText(LOG).replace('"version": 1', '"version": 2'), 'damaged'],
  ])('refuses %s with a sentence', (_name, text, refusal) => {
    const message = expect.stringContaining('Nothing was changed.');
    expect(withFile(EMPTY_TANK_LOG, text)).toEqual({ ok: false, refusal, message });
  });

  it('refuses more than a device keeps', () => {
    expect(withFile(withManyTasks('a'), logText(withManyTasks('b')))).toMatchObject({
      ok: false,
      refusal: 'too-full',
    });
  });
});

describe('LEARN-12 LEARN-13 what is due', () => {
  it('asks for the day’s copper test until it was made', () => {
    expect(texts('2026-11-02')).toEqual([]);
    expect(texts('2026-11-03')).toEqual(['Tang: test copper']);
  });

  it('calls the copper test late once two days have passed without one', () => {
    expect(dueToday(LOG, noon('2026-11-04'))[0]).toMatchObject({ isLate: false });
    expect(dueToday(LOG, noon('2026-11-05'))[0]).toMatchObject({ isLate: true });
  });

  it('says when a task and a quarantine are due, and what is late first', () => {
    expect(texts('2026-11-13')).toEqual(['Tang: test copper', 'Water change']);
    expect(texts('2026-11-15')).toEqual([
      'Tang: test copper',
      'Water change',
      'Goby: quarantine is over, counted from its arrival, if nothing was seen or dosed since',
    ]);
  });

  it('announces a move a day before its latest moment', () => {
    const startedAt = noon('2026-11-01').toISOString();
    const fish = {
      id: 't',
      name: 'Goby',
      endedOn: null,
      kind: 'transfer' as const,
      startedAt,
      moves: [],
    };
    const log = { ...EMPTY_TANK_LOG, treatments: [fish] };
    expect(dueToday(log, noon('2026-11-02'))).toEqual([]);
    expect(dueToday(log, noon('2026-11-04'))[0]?.text).toMatch(/^Goby: move by Wed, Nov 4/);
    expect(dueToday(log, noon('2026-11-05'))[0]).toMatchObject({ isLate: true });
    const ended = { ...fish, endedOn: '2026-11-03' };
    expect(dueToday({ ...EMPTY_TANK_LOG, treatments: [ended] }, noon('2026-11-05'))).toEqual([]);
  });
});

describe('LEARN-13 trends', () => {
  it('orders a parameter by day and says how it changed', () => {
    const ordered = series(LOG.tests, 'alkalinity');
    expect(ordered.map(({ id }) => id)).toEqual(['a', 'b']);
    const change = lastChange(ordered);
    expect(change?.by).toBeCloseTo(-0.9, 6);
    expect(change?.days).toBe(3);
    expect(lastChange(series(LOG.tests, 'nitrate'))).toBeNull();
  });
});

describe('LEARN-13 from quarantine into the tank', () => {
  const clown: Species = {
    id: 'ocellaris-clownfish',
    name: 'Ocellaris clownfish',
    also: ['False percula'],
    care: { scientific_name: 'Amphiprion ocellaris' },
    source: 'A test.',
    products: [],
  };

  it('finds a species by any of its names, and only by a whole one', () => {
    expect(speciesNamed([clown], ' false Percula ')).toBe(clown);
    expect(speciesNamed([clown], 'amphiprion ocellaris')).toBe(clown);
    expect(speciesNamed([clown], 'clownfish')).toBeNull();
  });

  it('counts up what is there already, and takes in what nobody knows', () => {
    const one = withAnimal([], 'clown', clown);
    expect(one).toEqual([{ species: clown.id, name: clown.name, count: 1 }]);
    expect(withAnimal(one ?? [], 'clown', clown)?.[0]?.count).toBe(2);
    const unknown = withAnimal(one ?? [], 'Mystery blenny', null);
    expect(unknown?.[1]).toEqual({ care: {}, name: 'Mystery blenny', count: 1 });
    expect(withAnimal(unknown ?? [], 'mystery blenny', null)?.[1]?.count).toBe(2);
  });
});
