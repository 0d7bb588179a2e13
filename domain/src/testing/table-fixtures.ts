import * as fc from 'fast-check';
import { CATEGORIES, UNCATEGORIZED } from '@reef/domain/catalogue/categories';
import type { Product } from '@reef/domain/catalogue/product';
import { Care } from '@reef/domain/fit/care';
import { anyCare } from '@reef/domain/testing/fit-fixtures';
import { aProduct } from '@reef/domain/testing/fixtures';

/** Texts that spreadsheets and CSV parsers often get wrong. */
const ODD_TEXTS = [
  '=1+1',
  "'=1+1",
  "''@x",
  '+1',
  '-5',
  '@SUM(A1)',
  '\t=x',
  'a "quoted" fish',
  'one, two; three',
  'first\nsecond',
  'Núñez’s goby 🐠',
  "'",
  '"',
];

function texts(maxLength: number): fc.Arbitrary<string> {
  const any = fc.string({ unit: 'grapheme', maxLength });
  return fc.oneof(any, fc.constantFrom(...ODD_TEXTS));
}

const anyName = texts(40).map((name) => name.trim() || 'Goby');

/** Any product: with odd texts, without a category, with and without facts. */
const anyProduct: fc.Arbitrary<Product> = fc
  .record({
    name: anyName,
    description: texts(80),
    cents: fc.integer({ min: 0, max: 9_999_999 }),
    category: fc.constantFrom(...CATEGORIES, UNCATEGORIZED),
    image_url: fc.constantFrom(null, '/catalogue/a.webp', 'https://pictures.example/a.jpg'),
    stock: fc.nat(100_000),
    care: fc.option(
      anyCare.filter((care) => Care.safeParse(care).success),
      { nil: undefined },
    ),
    revision: fc.nat(9),
  })
  .map(({ cents, ...fields }) => aProduct({ ...fields, price: cents / 100 }));

/** Ids, of which a spreadsheet would take every second one for a number. */
function idAt(index: number): string {
  return index % 2 === 0 ? `product-${index}` : `${index}234567890123456e123`;
}

/** Any catalogue; no two products share an id, some may share a name. */
export const anyCatalogue: fc.Arbitrary<Product[]> = fc
  .array(anyProduct, { maxLength: 8 })
  .map((products) => products.map((product, index) => ({ ...product, id: idAt(index) })));
