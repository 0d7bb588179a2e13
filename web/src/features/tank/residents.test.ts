import { isSameKind, MAX_RESIDENTS } from '@reef/domain/fit/tank';
import { describe, expect, it } from 'vitest';
import { withoutNewcomers, withResident } from './residents.ts';

const tang = { species: 'yellow-tang', name: 'yellow tang', count: 1 };
const goby = { species: 'watchman-goby', name: 'watchman goby', count: 2 };
const blub = { care: {}, name: 'Blub', count: 1 };

describe('FIT-06 undoing what was done to the residents', () => {
  it('knows a kind by its species, or by its name where it has none', () => {
    expect(isSameKind(tang, { ...tang, name: 'another name', count: 3 })).toBe(true);
    expect(isSameKind(blub, { ...blub, count: 3 })).toBe(true);
    expect(isSameKind(tang, goby)).toBe(false);
    expect(isSameKind(blub, { ...blub, name: 'Blob' })).toBe(false);
    expect(isSameKind({ ...tang, name: 'Blub' }, blub)).toBe(false);
    expect(isSameKind(blub, { ...tang, name: 'Blub' })).toBe(false);
  });

  it('puts a removed one back where it stood, and leaves what was changed since', () => {
    const counted = { ...goby, count: 5 };
    expect(withResident([counted, blub], tang, 0)).toEqual([tang, counted, blub]);
    expect(withResident([], tang, 2)).toEqual([tang]);
  });

  it('takes the place of one of its kind that was added meanwhile', () => {
    expect(withResident([goby, { ...tang, count: 7 }], tang, 0)).toEqual([tang, goby]);
  });

  it('puts none into a tank that was filled up meanwhile', () => {
    const full = Array.from({ length: MAX_RESIDENTS }, (_each, at) => ({
      species: `kind-${at}`,
      name: `kind ${at}`,
      count: 1,
    }));
    expect(withResident(full, tang, 0)).toBe(full);
    expect(withResident(full.slice(1), tang, 0)).toHaveLength(MAX_RESIDENTS);
  });

  it('takes back what was delivered, and no more than that', () => {
    const grown = [{ ...tang, count: 3 }, goby, blub];
    // Since then the goby was counted again, and a blenny was added.
    const blenny = { species: 'bicolor-blenny', name: 'bicolor blenny', count: 1 };
    const present = [{ ...tang, count: 3 }, { ...goby, count: 6 }, blub, blenny];
    expect(withoutNewcomers(present, [tang, goby], grown)).toEqual([
      tang,
      { ...goby, count: 6 },
      blenny,
    ]);
    expect(withoutNewcomers([goby], [tang, goby], grown)).toEqual([goby]);
  });
});
