import { describe, expect, it } from 'vitest';
import type { CopperCourse, ObservationCourse, TransferCourse } from '#state/tank-log/tank-log.ts';
import {
  canMoveAt,
  copperStatus,
  isCourseDone,
  observationStatus,
  transferStatus,
} from './courses.ts';
import { addDays } from '@reef/domain/shipping/day';

const copper = (levels: readonly (number | null)[]): CopperCourse => ({
  id: 'c',
  name: 'Tang',
  endedOn: null,
  kind: 'copper',
  startedOn: '2027-11-01',
  low: 2,
  high: 2.5,
  days: 14,
  needsDayAfter: true,
  tests: levels.flatMap((ppm, at) =>
    ppm === null ? [] : [{ id: String(at), day: addDays('2027-11-01', at), ppm }],
  ),
});

/** The phase, after weeks, of a course of 30 days from before the day after counted. */
const olderPhase = (levels: readonly number[]) => {
  const { needsDayAfter: _, ...course } = copper(levels);
  return copperStatus({ ...course, days: 30 }, '2027-12-20').phase;
};

const transfer = (...hours: number[]): TransferCourse => ({
  id: 't',
  name: 'Goby',
  endedOn: null,
  kind: 'transfer',
  startedAt: '2027-11-01T10:00:00.000Z',
  moves: hours.map((hour, at) => ({
    id: String(at),
    at: new Date(Date.parse('2027-11-01T10:00:00Z') + hour * 3_600_000).toISOString(),
  })),
});

const at = (hour: number) => new Date(Date.parse('2027-11-01T10:00:00Z') + hour * 3_600_000);

describe('LEARN-12 copper', () => {
  it('is being raised until the level is reached, and counts from that day', () => {
    expect(copperStatus(copper([0.7, 1.4]), '2027-11-02').phase).toBe('raising');
    const held = copperStatus(copper([0.7, 1.4, 2.1, 2.2]), '2027-11-04');
    expect(held).toMatchObject({ phase: 'holding', held: 2, untested: 0, isTestedToday: true });
  });

  it('is held for fourteen days in a row, then done', () => {
    const short = copper([1, ...Array.from({ length: 14 }, () => 2.2)]);
    expect(copperStatus(short, '2027-11-15')).toMatchObject({ phase: 'holding', held: 14 });
    expect(isCourseDone(short, '2027-11-16', at(0))).toBe(false);
    const course = copper([1, ...Array.from({ length: 15 }, () => 2.2)]);
    expect(copperStatus(course, '2027-11-16')).toMatchObject({ phase: 'done', held: 14 });
    expect(isCourseDone(course, '2027-11-16', at(0))).toBe(true);
  });

  it('begins again after any reading below the level', () => {
    const course = copper([2.1, 2.2, 2.2, 1.8, 2.1]);
    expect(copperStatus(course, '2027-11-05')).toMatchObject({
      held: 1,
      restarted: { by: 'low', day: '2027-11-04' },
    });
  });

  it('begins again with a low reading later on a good day', () => {
    const course = copper([2.1, 2.2]);
    course.tests.push({ id: 'x', day: '2027-11-02', ppm: 1.5 });
    expect(copperStatus(course, '2027-11-02')).toMatchObject({ phase: 'raising', held: 0 });
  });

  it('does not count one day without a test, and says how many there were', () => {
    const course = copper([2.1, null, 2.2, null, 2.2]);
    expect(copperStatus(course, '2027-11-06')).toMatchObject({
      phase: 'holding',
      held: 3,
      untested: 2,
      isTestedToday: false,
      restarted: null,
    });
  });

  it('begins again after two days in a row without a test', () => {
    const course = copper([2.1, 2.1, null, null, 2.2]);
    expect(copperStatus(course, '2027-11-05')).toMatchObject({
      phase: 'holding',
      held: 1,
      untested: 0,
      restarted: { by: 'untested', day: '2027-11-02' },
    });
  });

  it('is not done by one more test after a long gap', () => {
    const good = Array.from({ length: 14 }, () => 2.2);
    const gap = Array.from({ length: 18 }, () => null);
    const course = copper([...good, ...gap, 2.2]);
    expect(copperStatus(course, '2027-12-03')).toMatchObject({ phase: 'holding', held: 1 });
  });

  it('does not know the level once two days have passed without a test', () => {
    const course = copper([2.1, 2.2]);
    expect(copperStatus(course, '2027-11-04').phase).toBe('holding');
    expect(copperStatus(course, '2027-11-05')).toMatchObject({
      phase: 'unknown',
      held: 0,
      restarted: { by: 'untested', day: '2027-11-02' },
    });
  });

  it('still tells of the missed days once it is done', () => {
    const good = Array.from({ length: 7 }, () => 2.2);
    const course = copper([...good, null, ...good, 2.2]);
    expect(copperStatus(course, '2027-11-16')).toMatchObject({ phase: 'done', untested: 1 });
    expect(copperStatus(course, '2027-11-30')).toMatchObject({ phase: 'done', untested: 1 });
  });

  it('stays done while copper is taken out, but not with a low test on its last day', () => {
    const course = copper([...Array.from({ length: 15 }, () => 2.2), 0]);
    expect(copperStatus(course, '2027-11-20')).toMatchObject({ phase: 'done', held: 14 });
    course.tests.push({ id: 'x', day: '2027-11-15', ppm: 1.5 });
    expect(copperStatus(course, '2027-11-16')).toMatchObject({ phase: 'raising', held: 0 });
  });

  it('keeps the count of a course from before the day after counted', () => {
    const good = Array.from({ length: 30 }, () => 2.2);
    expect(olderPhase(good)).toBe('done');
    expect(olderPhase([...good, 0])).toBe('done');
    expect(olderPhase(good.slice(1))).toBe('unknown');
  });

  it('says when the last reading is above the label’s highest', () => {
    expect(copperStatus(copper([2.6]), '2027-11-01').isHigh).toBe(true);
    expect(copperStatus(copper([2.6, 2.4]), '2027-11-02').isHigh).toBe(false);
  });
});

// Colorni (1985): moves every third day, four of them, leave Cryptocaryon behind.
describe('LEARN-12 tank transfer', () => {
  it('is done after four moves, each within 72 hours, in twelve days', () => {
    expect(transferStatus(transfer(72, 144, 216, 288), at(289))).toMatchObject({
      moves: 4,
      isDone: true,
      nextBy: null,
      isRestarted: false,
    });
  });

  it('is not done by four moves in two days: parasites stay on the fish for days', () => {
    expect(transferStatus(transfer(12, 24, 36, 48), at(49))).toMatchObject({
      moves: 4,
      isDone: false,
      nextBy: at(120),
      staysUntil: null,
    });
    const slow = transfer(12, 24, 36, 48, 120, 192, 264);
    expect(transferStatus(slow, at(287))).toMatchObject({ moves: 7, isDone: false });
    expect(transferStatus(slow, at(288)).isDone).toBe(true);
  });

  it('waits for the twelfth day after moves that came a little early, without a fifth', () => {
    const course = transfer(70, 140, 210, 280);
    expect(transferStatus(course, at(281))).toMatchObject({
      isDone: false,
      nextBy: null,
      staysUntil: at(288),
      isLate: false,
    });
    expect(transferStatus(course, at(288))).toMatchObject({ isDone: true, staysUntil: null });
    expect(transferStatus(course, at(900)).isDone).toBe(true);
  });

  it('says by when the next move is due, and when that has passed', () => {
    const status = transferStatus(transfer(70), at(100));
    expect(status.nextBy).toEqual(at(142));
    expect(status.isLate).toBe(false);
    expect(transferStatus(transfer(70), at(143)).isLate).toBe(true);
  });

  it('begins again with a move that came late', () => {
    const status = transferStatus(transfer(72, 144, 217), at(220));
    expect(status).toMatchObject({ moves: 0, isRestarted: true, isDone: false });
    const whole = transferStatus(transfer(72, 145, 217, 289, 361, 433), at(440));
    expect(whole).toMatchObject({ moves: 4, isDone: true });
  });

  it('counts a move that was recorded twice once, and asks for the next one as early', () => {
    const minute = 1 / 60;
    const twice = transfer(72, 72 + minute, 144, 144, 216);
    expect(transferStatus(twice, at(288))).toMatchObject({
      moves: 3,
      isDone: false,
      nextBy: at(288),
    });
    expect(transferStatus(transfer(minute, 72, 144, 216), at(288)).moves).toBe(3);
    const late = transferStatus(transfer(73, 73 + minute), at(74));
    expect(late).toMatchObject({ moves: 0, isRestarted: true, nextBy: at(145) });
  });

  it('takes a move that was made on time and is recorded after a later one', () => {
    const course = transfer(143.5);
    expect(transferStatus(course, at(144))).toMatchObject({ moves: 0, isRestarted: true });
    expect(canMoveAt(course, at(71.75), at(144))).toBe(true);
    expect(transferStatus(transfer(143.5, 71.75), at(144))).toMatchObject({
      moves: 2,
      isRestarted: false,
    });
    expect(
      [-24, 0, 11, 132, 143.5, 155].map((hour) => canMoveAt(course, at(hour), at(160))),
    ).toEqual([false, false, false, false, false, false]);
  });

  it('takes a move up to now, and not the last one once more', () => {
    const course = transfer(144, 72);
    expect(
      [144, 144 + 1 / 60, 155.9, 156].map((hour) => canMoveAt(course, at(hour), at(160))),
    ).toEqual([false, false, false, true]);
    expect(canMoveAt(course, at(161), at(160))).toBe(false);
    expect(canMoveAt(course, new Date(''), at(160))).toBe(false);
    expect(canMoveAt(transfer(), at(11), at(12))).toBe(false);
    expect(canMoveAt(transfer(), at(12), at(12))).toBe(true);
  });

  it('is not undone by a move after the last', () => {
    expect(transferStatus(transfer(72, 144, 216, 288, 500), at(501)).isDone).toBe(true);
  });
});

describe('LEARN-12 observation', () => {
  const watch: ObservationCourse = {
    id: 'o',
    name: 'Wrasse',
    endedOn: null,
    kind: 'observation',
    startedOn: '2027-11-01',
    days: 14,
    looks: [{ id: '1', day: '2027-11-03', note: '' }],
  };

  it('counts its days from one and ends after the last', () => {
    expect(observationStatus(watch, '2027-11-01')).toMatchObject({ day: 1, isDone: false });
    expect(observationStatus(watch, '2027-11-14').isDone).toBe(false);
    expect(observationStatus(watch, '2027-11-15').isDone).toBe(true);
  });

  it('counts anew from the last look at which something was seen', () => {
    const seen: ObservationCourse = {
      ...watch,
      looks: [
        { id: '3', day: '2027-11-13', note: 'White spots' },
        { id: '2', day: '2027-11-05', note: 'Rubs on the heater' },
        { id: '4', day: '2027-11-14', note: '' },
      ],
    };
    expect(observationStatus(seen, '2027-11-15')).toMatchObject({
      day: 3,
      isDone: false,
      signOn: '2027-11-13',
    });
    expect(isCourseDone(seen, '2027-11-26', at(0))).toBe(false);
    expect(isCourseDone(seen, '2027-11-27', at(0))).toBe(true);
    expect(observationStatus(watch, '2027-11-15').signOn).toBeNull();
  });

  it('knows whether somebody looked today', () => {
    expect(observationStatus(watch, '2027-11-03').isLookedToday).toBe(true);
    expect(observationStatus(watch, '2027-11-04').isLookedToday).toBe(false);
  });
});
