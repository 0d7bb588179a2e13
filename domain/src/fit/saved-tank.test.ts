import { describe, expect, it } from 'vitest';
import { SavedTank, monthsSince, tankAt, tanksIn, type SavedTank as Kept } from './saved-tank.ts';

const NOON = new Date('2026-11-22T12:00:00Z');
const REEF: Kept = {
  name: 'Living room',
  volume_gal: 75,
  length_in: 48,
  started_on: '2026-05-20',
  kind: 'reef',
  residents: [{ species: 'royal-gramma', name: 'royal gramma', count: 1 }],
};

describe('FIT-06 saved tanks', () => {
  it('reads what a device or an account keeps, by name', () => {
    const tanksById = { b: REEF, a: { ...REEF, name: 'Bedroom', volume_gal: null } };
    expect(tanksIn(tanksById).map(({ id, name }) => [id, name])).toEqual([
      ['a', 'Bedroom'],
      ['b', 'Living room'],
    ]);
  });

  it.each([
    ['no name', { ...REEF, name: '' }],
    ['a volume no home has', { ...REEF, volume_gal: 90_000 }],
    ['a kind there is not', { ...REEF, kind: 'pond' }],
    ['nothing of a tank', 'text'],
  ])('leaves out only the one with %s', (_what, broken) => {
    expect(tanksIn({ broken, whole: REEF }).map(({ id }) => id)).toEqual(['whole']);
  });

  it('names no person and keeps no field it does not know', () => {
    expect(SavedTank.parse({ ...REEF, user_id: 'someone' })).toEqual(REEF);
  });

  it('grows older by itself', () => {
    expect(tankAt(REEF, NOON)).toEqual({
      volume_gal: 75,
      length_in: 48,
      age_months: 6,
      kind: 'reef',
      residents: REEF.residents,
    });
    expect(monthsSince('2026-11-22', NOON)).toBe(0);
    expect(monthsSince('2027-02-01', NOON)).toBe(0);
    expect(monthsSince('2025-11-25', NOON)).toBe(11);
    expect(monthsSince('2025-11-20', NOON)).toBe(12);
    expect(monthsSince(null, NOON)).toBeNull();
  });

  it('does not know the age of one whose year was typed with two digits', () => {
    expect(monthsSince('0024-10-01', NOON)).toBeNull();
    expect(tankAt({ ...REEF, started_on: '0024-10-01' }, NOON).age_months).toBeNull();
    expect(monthsSince('1976-11-30', NOON)).toBe(599);
    expect(monthsSince('1976-11-20', NOON)).toBe(600);
    expect(monthsSince('1976-10-01', NOON)).toBeNull();
  });
});
