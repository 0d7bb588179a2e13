import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { DeliveryPrices } from '@reef/domain/shipping/format-delivery-prices';
import { DeliveryLine } from './delivery-line.tsx';

/** What the line says, without its link. */
function wordsOf(prices: DeliveryPrices | null): string {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <DeliveryLine prices={prices} />
    </MemoryRouter>,
  );
  return html
    .replaceAll(/<[^>]*>/g, '|')
    .replaceAll(/\|+/g, '|')
    .replace('|Delivery &amp; returns|', '');
}

it.each<[DeliveryPrices | null, string]>([
  [null, '|For the whole order · '],
  [
    { zip: '10001', ways: ['Overnight $39.99', 'Pickup free'], lack: null },
    '|Overnight $39.99 · Pickup free|The whole order, to 10001 · ',
  ],
  [
    { zip: '00000', ways: [], lack: 'no-delivery-there' },
    '|We cannot deliver to this ZIP code at the moment.|The whole order, to 00000 · ',
  ],
  [
    { zip: '10001', ways: [], lack: 'no-delivery-day' },
    '|No day of delivery is open at the moment.',
  ],
])('SEEN-24 of %o the line says %s', (prices, words) => {
  expect(wordsOf(prices)).toBe(words);
});
