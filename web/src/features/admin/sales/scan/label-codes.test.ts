import { expect, it } from 'vitest';
import { recognizeTracking } from '@reef/domain/orders/delivery/tracking-number';
import { numberAmong } from './label-codes.ts';

const UPS = '1Z999AA10123456784';

it('SOLD-05 takes the carrier’s number, whatever else the label carries', () => {
  const label = [
    '420331319400100000000000000006',
    'SKU-1234567890123456789012',
    'https://x.test/a',
  ];
  expect(numberAmong(label, false)).toBe('9400100000000000000006');
  expect(numberAmong(['[)>01023313184098100019861000000090', UPS], true)).toBe(UPS);
});

it('SOLD-05 never takes the ZIP code by which parcels are sorted, also with a FedEx check digit', () => {
  const zips = ['420331319998', '420331310021', '(420) 33131-0010', '4203313 1'];
  expect(zips.map((zip) => numberAmong([zip], true))).toEqual([null, null, null, null]);
  expect(recognizeTracking('420331310021').carrier).toBe('FedEx');
  expect(numberAmong([...zips, UPS], false)).toBe(UPS);
  expect(numberAmong([...zips, 'PELICAN1234'], true)).toBe('PELICAN1234');
});

it('SOLD-05 takes a number that no carrier is known by only after some looking', () => {
  const codes = ['123', 'PELICAN1234', '(01)PELICAN12345678', '9'.repeat(41)];
  expect(numberAmong(codes, false)).toBeNull();
  expect(numberAmong(codes, true)).toBe('01PELICAN12345678');
  expect(numberAmong([], true)).toBeNull();
  expect(numberAmong(['12345678', '9'.repeat(41)], true)).toBeNull();
});
