import { expect, it } from 'vitest';
import { isTriedFirst } from './tried-first.ts';

it.each(['123456', '１２３４５６', '654321', '567890', '987654321', '000000', 'aaaaaaa', 'Qwerty'])(
  'ATT-134 %s is tried first',
  (pin) => {
    expect(isTriedFirst(pin)).toBe(true);
  },
);

it.each(['246810', '135790', '864209', '975310', '123457'])('ATT-134 %s is not', (pin) => {
  expect(isTriedFirst(pin)).toBe(false);
});
