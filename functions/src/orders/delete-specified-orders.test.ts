import { expect, it } from 'vitest';
import { specifiedNumbers } from './delete-specified-orders.ts';

it('SOLD-08 reads the order numbers of the setting', () => {
  expect(specifiedNumbers('R1, R2,')).toEqual(['R1', 'R2']);
  expect(specifiedNumbers(' ')).toEqual([]);
});
