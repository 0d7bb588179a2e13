import { describe, expect, it } from 'vitest';
import { addDays } from '@reef/domain/shipping/day';
import {
  cycleStage,
  inOrder,
  newestCycle,
  Readings,
  typedPpm,
  type Reading,
} from './cycle-readings.ts';

const PROOF_PPM = 2;

let count = 0;
/** A test at `when`, `2026-11-05 19:00`, with the level it was dosed to afterwards. */
function reading(when: string, ammonia: number, nitrite: number, dosedTo?: number): Reading {
  count += 1;
  const [day = '', time = '19:00'] = when.split(' ');
  const isDosed = dosedTo !== undefined;
  const dose = { isDosed, dosedTo: dosedTo ?? null };
  return { id: `r${count}`, day, time, ammonia, nitrite, nitrate: null, ...dose };
}

/** As of the day of the last reading. */
const stageOf = (...readings: Reading[]) =>
  cycleStage(readings, PROOF_PPM, inOrder(readings).at(-1)?.day ?? '2026-10-01');

const START = reading('2026-10-01', 2, 0);
const PEAK = reading('2026-10-20', 0.5, 5);

describe('cycleStage', () => {
  it.each<[string, Reading[]]>([
    ['empty', []],
    ['not-started', [reading('2026-10-01', 0, 0)]],
    ['ammonia', [START]],
    ['ammonia', [reading('2026-10-01', 0, 0, 2)]],
    ['ammonia', [reading('2026-10-01', 0, 0, 2), reading('2026-10-01 19:30', 2, 0)]],
    ['nitrite', [START, PEAK]],
    ['nitrite', [START, PEAK, reading('2026-10-30', 0, 2)]],
    ['prove', [START, PEAK, reading('2026-11-05', 0, 0)]],
    ['proving', [START, PEAK, reading('2026-11-05', 0, 0, 2)]],
  ])('LEARN-09 says %s', (stage, readings) => {
    expect(stageOf(...readings)).toBe(stage);
  });

  const dosed = reading('2026-11-05', 0, 0, 2);
  const first = reading('2026-11-06', 0, 0, 2);
  const second = reading('2026-11-07', 0, 0);

  it('asks for the proof twice', () => {
    expect(stageOf(START, PEAK, dosed, first)).toBe('proved-once');
    expect(stageOf(START, PEAK, dosed, first, second)).toBe('cycled');
  });

  it('looks back to the last dose, past the test that confirms it', () => {
    const confirmed = reading('2026-11-05 19:30', 2, 0);
    const confirmedAgain = reading('2026-11-06 19:30', 2, 0.2);
    expect(stageOf(START, PEAK, dosed, confirmed)).toBe('proving');
    expect(stageOf(START, PEAK, dosed, confirmed, first, confirmedAgain, second)).toBe('cycled');
  });

  it('takes no dose below the proof dose for a proof', () => {
    const small = reading('2026-11-05', 0, 0, 0.5);
    const smallAgain = reading('2026-11-06', 0, 0, 0.5);
    expect(stageOf(START, PEAK, small, smallAgain, second)).toBe('prove');
  });

  it('keeps a proof while small doses feed the bacteria, until one is not gone', () => {
    const fed = reading('2026-11-07', 0, 0, 0.5);
    expect(stageOf(START, PEAK, dosed, first, fed)).toBe('cycled');
    expect(stageOf(START, PEAK, dosed, first, fed, reading('2026-11-09', 0, 0))).toBe('cycled');
    expect(stageOf(START, PEAK, dosed, first, fed, reading('2026-11-08', 0.5, 0))).toBe('ammonia');
  });

  it('keeps a proof while small doses come twice a day, until one is not gone by the next', () => {
    const proved = [START, PEAK, dosed, first, second];
    const morning = reading('2026-11-08 08:00', 0, 0, 0.5);
    const confirmed = reading('2026-11-08 08:30', 0.5, 0);
    const evening = reading('2026-11-08 20:00', 0, 0, 0.5);
    expect(stageOf(...proved, morning, evening)).toBe('cycled');
    expect(stageOf(...proved, morning, confirmed, evening)).toBe('cycled');
    const notGone = reading('2026-11-08 20:00', 0.3, 0, 0.5);
    expect(stageOf(...proved, morning, notGone)).toBe('ammonia');
    const full = reading('2026-11-08 08:00', 0, 0, 2);
    expect(stageOf(...proved, full, evening)).toBe('prove');
  });

  it.each([
    ['the same evening', '2026-11-05 23:00'],
    ['too long after', '2026-11-07 08:00'],
  ])('does not count a zero %s as a day', (_, when) => {
    expect(stageOf(START, PEAK, dosed, reading(when, 0, 0))).not.toBe('proved-once');
  });

  it.each(['2026-11-06 15:00', '2026-11-06 23:00'])('counts about a day: %s', (when) => {
    expect(stageOf(START, PEAK, dosed, reading(when, 0, 0))).toBe('proved-once');
  });

  it('does not take zeros without a dose, or days later, for a proof', () => {
    const undosed = [START, PEAK, reading('2026-11-05', 0, 0), reading('2026-11-06', 0, 0)];
    expect(stageOf(...undosed)).toBe('prove');
    expect(stageOf(START, PEAK, dosed, reading('2026-11-09', 0, 0))).toBe('prove');
  });

  it('starts over when a proof fails, and when ammonia returns', () => {
    expect(stageOf(START, PEAK, dosed, first, reading('2026-11-07', 0.5, 0))).toBe('ammonia');
    const later = reading('2026-12-01', 0.5, 0);
    expect(stageOf(START, PEAK, dosed, first, second, later)).toBe('ammonia');
  });

  it('loses its proof for good with ammonia in the water, dosed again or not', () => {
    const ill = reading('2026-11-10', 1.5, 3);
    const illAndDosed = reading('2026-11-10', 1.5, 3, 2);
    const proved = [START, PEAK, dosed, first, second];
    expect(stageOf(...proved, ill)).toBe('nitrite');
    expect(stageOf(...proved, illAndDosed)).toBe('nitrite');
    const clear = reading('2026-11-20', 0, 0);
    expect(stageOf(...proved, ill, clear)).toBe('prove');
    expect(stageOf(...proved, illAndDosed, clear)).toBe('prove');
    const again = reading('2026-11-20', 0, 0, 2);
    const passed = reading('2026-11-21', 0, 0, 2);
    expect(stageOf(...proved, ill, again, passed)).toBe('proved-once');
    expect(stageOf(...proved, ill, again, passed, reading('2026-11-22', 0, 0))).toBe('cycled');
  });

  it('forgives a trace before the day is over, and none after it', () => {
    const early = reading('2026-11-06 16:00', 0, 0.5);
    const late = reading('2026-11-06 20:00', 0, 0.5);
    const clear = reading('2026-11-06 22:00', 0, 0);
    expect(stageOf(START, PEAK, dosed, early)).toBe('nitrite');
    expect(stageOf(START, PEAK, dosed, early, clear)).toBe('proved-once');
    expect(stageOf(START, PEAK, dosed, late, clear)).toBe('prove');
  });

  it('counts what tops up a dose as a part of it', () => {
    const toppedUp = reading('2026-11-06 19:30', 1.5, 0.2, 2);
    const proved = [START, PEAK, dosed, first, toppedUp];
    expect(stageOf(...proved)).toBe('proved-once');
    expect(stageOf(...proved, reading('2026-11-07 19:30', 0, 0))).toBe('cycled');
    expect(stageOf(START, PEAK, dosed, reading('2026-11-05 19:30', 1.5, 0, 2))).toBe('proving');
    const short = reading('2026-11-06 19:30', 1, 0, 1.5);
    const cleared = reading('2026-11-07 19:30', 0, 0);
    expect(stageOf(START, PEAK, dosed, first, short, cleared)).toBe('proved-once');
    const secondDose = reading('2026-11-06 22:00', 1.5, 0, 2);
    expect(stageOf(START, PEAK, dosed, first, secondDose)).toBe('ammonia');
  });

  it('does not mind the order of typing', () => {
    expect(stageOf(second, dosed, START, first, PEAK)).toBe('cycled');
    expect(inOrder([PEAK, START]).map(({ day }) => day)).toEqual(['2026-10-01', '2026-10-20']);
    const evening = reading('2026-10-01 20:00', 2, 0);
    expect(inOrder([evening, START])).toEqual([START, evening]);
  });
});

describe('a second tank', () => {
  const cycled = [
    START,
    PEAK,
    reading('2026-11-05', 0, 0, 2),
    reading('2026-11-06', 0, 0, 2),
    reading('2026-11-07', 0, 0),
  ];

  it('LEARN-11 gets nothing from the proof of the tank before it', () => {
    const zeros = [reading('2027-11-20', 0, 0), reading('2027-11-22', 0, 0)];
    expect(stageOf(...cycled, ...zeros)).toBe('not-started');
    expect(stageOf(...cycled, ...zeros, reading('2027-11-23', 0, 0, 2))).toBe('ammonia');
    expect(newestCycle([...zeros, ...cycled])).toEqual(zeros);
  });

  it.each([
    [27, 'cycled'],
    [28, 'not-started'],
  ])('LEARN-11 a test %i days after the last one says %s', (days, stage) => {
    const next = reading(addDays('2026-11-07', days), 0, 0);
    expect(stageOf(...cycled, next)).toBe(stage);
  });

  it('LEARN-11 two weeks away in the middle of a cycle leave it whole', () => {
    const back = reading('2026-11-05', 0, 0);
    expect(newestCycle([START, PEAK, back])).toEqual([START, PEAK, back]);
  });

  it.each([
    ['2026-12-04', 'cycled'],
    ['2026-12-05', 'old'],
    ['2027-11-20', 'old'],
  ])('LEARN-11 on %s, before its first test, the readings of the last one say %s', (day, stage) => {
    expect(cycleStage(cycled, PROOF_PPM, day)).toBe(stage);
  });
});

describe('readings kept before a dose had a size', () => {
  const old = ['2026-11-05', '2026-11-06', '2026-11-07'].map((day, at) => {
    return { id: `old${at}`, day, ammonia: 0, nitrite: 0, nitrate: null, isDosed: true };
  });

  it('are still read', () => {
    const kept = Readings.parse(old);
    expect(kept).toHaveLength(3);
    expect(kept[0]).toMatchObject({ day: '2026-11-05', time: null, isDosed: true, dosedTo: null });
  });

  it('prove nothing, since nobody knows how much was dosed', () => {
    expect(stageOf(...Readings.parse(old))).toBe('prove');
  });

  it('serve as the test of a dose that has a size', () => {
    const kept = Readings.parse([{ ...old[1], isDosed: false }]);
    expect(stageOf(START, PEAK, reading('2026-11-05', 0, 0, 2), ...kept)).toBe('proved-once');
  });
});

it('LEARN-11 takes only numbers that a reading can have', () => {
  expect(typedPpm('ammonia', '0,25')).toBe(0.25);
  expect(typedPpm('nitrate', '1,000')).toBe(1000);
  expect([typedPpm('ammonia', '100'), typedPpm('nitrite', '101')]).toEqual([100, null]);
  expect([typedPpm('dosedTo', '2,000'), typedPpm('nitrate', '1001')]).toEqual([null, null]);
  expect(typedPpm('ammonia', 'none')).toBeNull();
});
