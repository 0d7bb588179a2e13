import { expect, it } from 'vitest';
import { fold } from './fold.ts';

it.each([
  ['Núñez', 'nunez'],
  ['MARÍA', 'maria'],
  ['ﬁn １２', 'fin 12'],
  ['', ''],
])('folds %j to %j', (text, folded) => {
  expect(fold(text)).toBe(folded);
});
