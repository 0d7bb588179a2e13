import { expect, it } from 'vitest';
import { troubleOf } from './camera.ts';

it.each([
  [new DOMException('', 'NotAllowedError'), 'blocked'],
  [new DOMException('', 'NotFoundError'), 'missing'],
  [new DOMException('', 'NotReadableError'), 'failed'],
  ['whatever', 'failed'],
])('SOLD-05 knows why a camera cannot be had: %s', (error, trouble) => {
  expect(troubleOf(error)).toBe(trouble);
});
