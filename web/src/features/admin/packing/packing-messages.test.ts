import { expect, it } from 'vitest';
import { faultMessage } from './packing-messages.ts';

it.each([
  [null, null],
  ['late', 'Late: was due to be packed on Friday, November 27. Pack it or move it.'],
  [
    'late-closed',
    'Late: was due to be packed on Friday, November 27. Packed today, it cannot arrive on a possible day. Move it.',
  ],
  ['closed', 'Cannot arrive on its day any more, by the settings. Move it.'],
] as const)('SHIP-03 says of an order that is %s: %s', (fault, message) => {
  expect(faultMessage({ planned: '2026-11-27', day: '2026-11-28', fault })).toBe(message);
});
