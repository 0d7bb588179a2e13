import { describe, expect, it } from 'vitest';
import { draftOf, faultsOf, gallonsOf, tankOf, type TankDraft } from './tank-draft.ts';

const NOON = new Date('2026-11-22T12:00:00Z');

function aDraft(changes: Partial<TankDraft> = {}): TankDraft {
  return { ...draftOf(null, 'My tank'), volume: '75', length: '48', ...changes };
}

describe('FIT-06 describing a tank', () => {
  it('keeps what was typed, and what was left empty as unknown', () => {
    const draft = aDraft({ name: ' Living room ', volume: '75,5', length: '', kind: 'fish-only' });
    expect(faultsOf(draft, NOON)).toEqual({});
    expect(tankOf(draft, [])).toEqual({
      name: 'Living room',
      volume_gal: 75.5,
      length_in: null,
      started_on: null,
      kind: 'fish-only',
      residents: [],
    });
  });

  it.each([
    ['1,250', 1250],
    ['1,000.5', 1000.5],
    ['75,5', 75.5],
    ['0,125', 0.125],
  ])('reads the gallons of %s', (volume, gallons) => {
    expect(gallonsOf(aDraft({ volume }))).toBe(gallons);
  });

  it('works the volume out from three sides', () => {
    const draft = aDraft({ measure: 'sides', length: '48', width: '18', height: '20' });
    expect(gallonsOf(draft)).toBe(74.8);
    expect(tankOf(draft, [])).toMatchObject({ volume_gal: 74.8, length_in: 48 });
    expect(gallonsOf({ ...draft, width: '' })).toBeNull();
  });

  it('comes back as it was kept', () => {
    const tank = tankOf(aDraft({ startedOn: '2026-05-20' }), []);
    expect(tankOf(draftOf(tank, 'other'), [])).toEqual(tank);
  });

  it.each<[string, Partial<TankDraft>, keyof TankDraft]>([
    ['no volume', { volume: '' }, 'volume'],
    ['a volume in words', { volume: 'large' }, 'volume'],
    ['more than any home holds', { volume: '20000' }, 'volume'],
    ['a length that is none', { length: '2' }, 'length'],
    ['no name', { name: ' ' }, 'name'],
    ['a name without end', { name: 'x'.repeat(61) }, 'name'],
    ['a year of five digits', { startedOn: '20261-05-20' }, 'startedOn'],
    ['a year of two digits', { startedOn: '0024-10-01' }, 'startedOn'],
    ['a side left out', { measure: 'sides', width: '18', height: '' }, 'height'],
    ['sides of a thimble', { measure: 'sides', width: '1', height: '1' }, 'height'],
  ])('says what is wrong with %s', (_what, changes, field) => {
    expect(Object.keys(faultsOf(aDraft(changes), NOON))).toEqual([field]);
  });
});
