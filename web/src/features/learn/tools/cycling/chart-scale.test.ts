import { expect, it } from 'vitest';
import { axisMarks } from './chart-scale.ts';

it.each([
  [0, [0, 0.2, 0.4, 0.6, 0.8, 1]],
  [2, [0, 0.5, 1, 1.5, 2]],
  [5, [0, 1, 2, 3, 4, 5]],
  [43, [0, 10, 20, 30, 40, 50]],
])('marks an axis up to %d', (max, marks) => {
  expect(axisMarks(max)).toEqual(marks);
});
