import { expect, it } from 'vitest';
import { idIn } from './use-hash-scroll.ts';

it.each([
  ['', ''],
  ['#', ''],
  ['#alkalinity', 'alkalinity'],
  ['#t%C3%A9tra', 'tétra'],
  ['#100%', ''],
  ['#%E0%A4%A', ''],
])('LEARN-02 finds the id in the hash %s, and none where it cannot be decoded', (hash, id) => {
  expect(idIn(hash)).toBe(id);
});
