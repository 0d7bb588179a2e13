import { DEFAULT_SALES_QUERY } from '@reef/domain/orders/sales/sales-view';
import { describe, expect, it } from 'vitest';
import { openingFor } from './opening-query.ts';

const shared = (find: string) => openingFor(new URLSearchParams({ find }));

describe('PWA-01 the sold view opens as the address asks', () => {
  it('with everything where it asks nothing, with what is to fill from the shortcut', () => {
    const everything = { query: DEFAULT_SALES_QUERY, tracking: null };
    expect(openingFor(new URLSearchParams('tab=existing&show=Sold'))).toEqual(everything);
    expect(openingFor(new URLSearchParams('orders=unfilled')).query.isFilled).toBe(false);
  });

  it.each([
    ['an order’s number', 'Where is my order R261121-7K3QXM? Thanks!', 'R261121-7K3QXM'],
    ['one of the specified', 'and R000000-DEMO1?', 'R000000-DEMO1'],
    ['an address', 'From: Ana <ana@example.test>\nHi', 'ana@example.test'],
    ['a name', '  Ana Núñez ', 'Ana Núñez'],
    ['at most 60 signs', 'x'.repeat(900), 'x'.repeat(60)],
  ])('looks for %s in a shared text', (_, text, search) => {
    expect(shared(text)).toEqual({ query: { ...DEFAULT_SALES_QUERY, search }, tracking: null });
  });

  it.each([
    ['UPS: 1Z999AA10123456784 is on its way', '1Z999AA10123456784'],
    ['USPS 9400 1000 0000 0000 0000 06 has been accepted', '9400100000000000000006'],
    [
      'https://tools.usps.com/go/TrackConfirmAction?tLabels=9400100000000000000006',
      '9400100000000000000006',
    ],
  ])('keeps a parcel’s number for the order it belongs to: %s', (text, tracking) => {
    expect(shared(text)).toEqual({ query: { ...DEFAULT_SALES_QUERY, isFilled: false }, tracking });
  });

  it('takes no telephone number for a parcel’s', () => {
    expect(shared('call 305 555 0100 17 22').tracking).toBeNull();
  });
});
