import type { Care } from '@reef/domain/fit/care';
import { MAX_RESIDENT_COUNT, Resident } from '@reef/domain/fit/tank';
import { describe, expect, it } from 'vitest';
import { withPicked } from './with-picked.ts';

function species(id: string, care: Care) {
  return { id, name: id, also: [], care, source: 'test', products: [] };
}

describe('FIT-06 adding an animal', () => {
  it('begins with one, or with as many as belong together', () => {
    expect(withPicked([], species('tang', { kept_as: 'single' }))).toEqual([
      { species: 'tang', name: 'tang', count: 1 },
    ]);
    const anthias = species('anthias', { kept_as: 'group', group_of: 5 });
    expect(withPicked([], anthias)).toEqual([{ species: 'anthias', name: 'anthias', count: 5 }]);
  });

  it('counts one more of what is there already', () => {
    const once = withPicked([], species('tang', {}));
    expect(withPicked(once, species('tang', {}))).toEqual([
      { species: 'tang', name: 'tang', count: 2 },
    ]);
  });

  it('stays within the bounds of a tank that can be read', () => {
    const full = [{ species: 'tang', name: 'tang', count: MAX_RESIDENT_COUNT }];
    expect(withPicked(full, species('tang', {}))).toEqual(full);
    const long = { id: null, name: 'blub '.repeat(40) };
    const twice = withPicked(withPicked([], long), long);
    expect(twice).toMatchObject([{ count: 2 }]);
    expect(twice.every((each) => Resident.safeParse(each).success)).toBe(true);
  });

  it('takes an animal of unknown kind by its name', () => {
    const once = withPicked([], { id: null, name: 'Blub' });
    expect(once).toEqual([{ care: {}, name: 'Blub', count: 1 }]);
    expect(withPicked(once, { id: null, name: 'Blub' })).toEqual([
      { care: {}, name: 'Blub', count: 2 },
    ]);
  });
});
