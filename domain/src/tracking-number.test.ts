import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recogniseTracking, trackingUrl } from './tracking-number.ts';

describe('recognising a tracking number', () => {
  it.each([
    ['1Z 999 AA1 01 2345 6784', 'UPS', '1Z999AA10123456784'],
    ['1z12345e6605272234', 'UPS', '1Z12345E6605272234'],
    ['9400 1000 0000 0000 0000 06', 'USPS', '9400100000000000000006'],
    ['9400 1000 0000 0000 0000 07', null, '9400100000000000000007'],
    ['EC123456785US', 'USPS', 'EC123456785US'],
    ['9861 0000 0009', null, '986100000009'],
    ['986578788855', 'FedEx', '986578788855'],
  ])('SOLD-11 %s', (typed, carrier, number) => {
    const found = recogniseTracking(typed);
    expect(found.number).toBe(number);
    expect(found.carrier).toBe(carrier);
  });

  it('cuts the routing code off a USPS label', () => {
    const inner = '9405503699300000000000';
    expect(recogniseTracking(`42033131${inner}`).number).toBe(inner);
  });

  it('leaves what nobody knows as it was typed, without spaces', () => {
    expect(recogniseTracking('abc-12')).toEqual({ number: 'ABC12', carrier: null });
  });

  it('one wrong digit in a UPS number is not recognised', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 17 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const right = '1Z0000000000000000'.split('');
        right[17] = '0';
        expect(recogniseTracking(right.join('')).carrier).toBe('UPS');
        const wrong = [...right];
        wrong[at] = String(by);
        // A doubled digit of 5 adds ten, which a sum modulo ten cannot see.
        const isBlind = at % 2 === 1 && by === 5 && at !== 17;
        if (!isBlind) expect(recogniseTracking(wrong.join('')).carrier).toBeNull();
      }),
    );
  });
});

describe('the way to a parcel', () => {
  it('links to the carrier, and nowhere without a number', () => {
    expect(trackingUrl('UPS', '1Z')).toBe('https://www.ups.com/track?tracknum=1Z');
    expect(trackingUrl('USPS', '')).toBeNull();
    expect(trackingUrl('Pelican', '12')).toBeNull();
  });
});
