import { expect, it } from 'vitest';
import { oneDirection } from './one-direction.ts';

it('ATT-133 a text keeps its letters, and turns nothing round', () => {
  expect(oneDirection('Ana \u202Egnp\u2069\u2066\u200F\u061C')).toBe('Ana gnp');
  expect(oneDirection('יעל Núñez')).toBe('יעל Núñez');
});
