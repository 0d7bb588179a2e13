import { expect, it } from 'vitest';
import { hasUnsavedWords } from '#platform/unsaved-words.ts';
import { dropTankEdit, NEW_TANK, openedEdit, tankEdits, typeTank } from './tank-edits.ts';

it('PWA-03 what is typed about a tank stays without its form, and a reload would lose it', () => {
  const begun = openedEdit(null, 'My tank');
  typeTank(NEW_TANK, begun, { volume: '40' });
  typeTank(NEW_TANK, begun, { length: '36' });
  expect(tankEdits.get().get(NEW_TANK)?.draft).toMatchObject({ volume: '40', length: '36' });
  expect(hasUnsavedWords()).toBe(true);
  typeTank(NEW_TANK, begun, { volume: '', length: '' });
  expect(hasUnsavedWords()).toBe(false);
  typeTank('tank-1', begun, { name: 'Den' });
  dropTankEdit('tank-1');
  expect(hasUnsavedWords()).toBe(false);
});
