import { aProduct } from '@reef/domain/testing/fixtures';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TableTools } from './table-tools.tsx';
import { planOf } from './use-import.ts';

const NEW_ANIMAL = {
  ok: true,
  table: { lines: [['name', 'price', 'category', 'stock']], hasDecimalComma: false },
} as const;

function disabledButtons(products: Parameters<typeof TableTools>[0]['products']): number {
  const html = renderToStaticMarkup(<TableTools products={products} />);
  return html.match(/ aria-disabled="true"/g)?.length ?? 0;
}

it('FIT-03 neither export nor import begin before all listings are known', () => {
  expect(disabledButtons(null)).toBe(2);
  expect(disabledButtons([aProduct()])).toBe(0);
  // An empty shop has nothing to export.
  expect(disabledButtons([])).toBe(1);
});

it('FIT-03 a file waits to be compared until all listings are known', () => {
  expect(planOf(NEW_ANIMAL, null)).toBeNull();
  expect(planOf(NEW_ANIMAL, [])).toMatchObject({ ok: true, lines: [] });
});
