import { expect, it } from 'vitest';
import { mergeEdits } from './merge-edits.ts';

it('takes what was edited, and otherwise what the record has now', () => {
  const opened = { name: 'Reef', gallons: 75, days: [1, 2] };
  const current = { name: 'Reef', gallons: 90, days: [1, 2, 3] };
  expect(mergeEdits(current, opened, { ...opened, name: 'Den', days: [1, 2] })).toEqual({
    name: 'Den',
    gallons: 90,
    days: [1, 2, 3],
  });
  expect(mergeEdits(current, opened, { ...opened, gallons: 60, days: [2] })).toEqual({
    name: 'Reef',
    gallons: 60,
    days: [2],
  });
});
