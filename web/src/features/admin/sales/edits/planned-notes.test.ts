import { anOrder } from '@reef/domain/testing/order-fixture';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { plannedNotes } from './planned-notes.ts';

const DENVER = 'America/Denver';
const NEW_YORK = 'America/New_York';
const NOW = new Date('2026-11-24T22:00:00Z');
/** 11 o'clock in Denver, 1 o'clock in New York. */
const AT = new Date('2026-12-02T18:00:00Z');
/** On December 2 in Denver, on December 3 in New York. */
const LATE = new Date('2026-12-03T05:30:00Z');

beforeEach(() => {
  vi.stubEnv('TZ', DENVER);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const order = anOrder({ arrival_day: null });
const notesOf = (at: Date, changes = {}, zone: string | null = DENVER) =>
  plannedNotes(at, { ...order, ...changes }, zone, NOW).map((note) => note.replaceAll(/\s/g, ' '));

describe('SOLD-05 the notes of a planned time', () => {
  it('say nothing of a time on the shop’s clock and the order’s day', () => {
    expect(notesOf(AT, { arrival_day: '2026-12-02' })).toEqual([]);
    expect(notesOf(AT)).toEqual([]);
  });

  it('name the shop’s own time where this device’s is another', () => {
    expect(notesOf(AT, {}, NEW_YORK)).toEqual(['That is 1:00 PM EST in the shop’s time zone.']);
    expect(notesOf(LATE, {}, NEW_YORK)).toEqual([
      'That is Thursday, December 3 at 12:30 AM EST in the shop’s time zone.',
    ]);
    // Another zone's name, and the same clock.
    expect(notesOf(AT, {}, 'America/Boise')).toEqual([]);
  });

  it('name the order’s day if it is another in the shop', () => {
    const arrival_day = '2026-12-01';
    expect(notesOf(AT, { arrival_day })).toEqual(['The buyer chose Tuesday, December 1.']);
    const day_moves = [{ id: 'm', from: null, to: arrival_day, at: NOW, note: 'A storm.' }];
    expect(notesOf(AT, { arrival_day, day_moves })).toEqual([
      'The order was moved to Tuesday, December 1.',
    ]);
    expect(notesOf(LATE, { arrival_day: '2026-12-03' }, NEW_YORK)).toHaveLength(1);
    expect(notesOf(LATE, { arrival_day: '2026-12-02' }, NEW_YORK)).toHaveLength(2);
  });

  it('ask for the year of a time that no buyer could choose', () => {
    expect(notesOf(new Date('2027-01-23T22:00:00Z'))).toEqual([]);
    expect(notesOf(new Date('2027-12-02T20:00:00Z'), {}, null)).toEqual([
      'December 2, 2027 is 373 days away: check the year.',
    ]);
  });
});
