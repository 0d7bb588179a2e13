import { afterEach, describe, expect, it, vi } from 'vitest';
import { pageWithStorage } from '#testing/local-storage.ts';
import {
  clockText,
  DRIP_SESSION_KEY,
  dripStatus,
  isDripBegun,
  type DripSession,
} from './drip-session.ts';

const FIGURES = {
  float: { low: 15, high: 20 },
  drip: { fish: { low: 45, high: 60 }, coral: { low: 20, high: 30 } },
};
const START = '2026-11-21T10:00:00.000Z';
const after = (minutes: number) => new Date(Date.parse(START) + minutes * 60_000);
const floating: DripSession = { animal: 'fish', floatStartedAt: START, dripStartedAt: null };
const dripping: DripSession = { ...floating, dripStartedAt: START };

describe('dripStatus', () => {
  it('is nothing before the start', () => {
    expect(dripStatus(null, FIGURES, after(0))).toBeNull();
    expect(dripStatus({ ...floating, floatStartedAt: null }, FIGURES, after(0))).toBeNull();
  });

  it.each([
    [0, 'running'],
    [14.9, 'running'],
    [15, 'check'],
    [19.9, 'check'],
    [20, 'over'],
    [500, 'over'],
  ])('LEARN-07 floats: after %d minutes it is %s', (minutes, phase) => {
    expect(dripStatus(floating, FIGURES, after(minutes))).toMatchObject({ stage: 'float', phase });
  });

  it('goes by the clock, so that a locked phone loses nothing', () => {
    const status = dripStatus(dripping, FIGURES, after(37));
    expect(status).toMatchObject({ stage: 'drip', phase: 'running', remainingMs: 23 * 60_000 });
  });

  it('LEARN-07 drips corals for a shorter time', () => {
    const coral: DripSession = { ...dripping, animal: 'coral' };
    expect(dripStatus(coral, FIGURES, after(30))?.phase).toBe('over');
    expect(dripStatus(dripping, FIGURES, after(30))?.phase).toBe('running');
  });

  it('ends with a session that was left for half a day', () => {
    expect(dripStatus(dripping, FIGURES, after(719))?.phase).toBe('over');
    expect(dripStatus(dripping, FIGURES, after(720))).toBeNull();
    expect(dripStatus(floating, FIGURES, after(720))).toBeNull();
  });

  it('never runs backwards when the clock is set back', () => {
    expect(dripStatus(dripping, FIGURES, after(-90))?.elapsedMs).toBe(0);
  });
});

it.each([
  [0, '00:00'],
  [1, '00:01'],
  [61_000, '01:01'],
  [3_600_000, '60:00'],
])('writes %d ms as %s', (ms, text) => {
  expect(clockText(ms)).toBe(text);
});

describe('isDripBegun', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it.each([
    ['nothing is stored', null, 0, false],
    ['only the animal was chosen', { ...floating, floatStartedAt: null }, 0, false],
    ['it floats', floating, 20, true],
    ['it drips', { ...dripping, floatStartedAt: null }, 61, true],
    ['it was left a week ago', dripping, 7 * 1440, false],
  ])('reads from the device whether a session runs: %s', (_what, session, minutes, isBegun) => {
    vi.useFakeTimers({ now: after(minutes) });
    vi.stubGlobal(
      'window',
      pageWithStorage(new Map([[DRIP_SESSION_KEY, JSON.stringify(session)]])),
    );
    expect(isDripBegun()).toBe(isBegun);
  });
});
