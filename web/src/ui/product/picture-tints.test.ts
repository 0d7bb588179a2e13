import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const sheet = readFileSync(path.join(import.meta.dirname, 'picture-tints.css'), 'utf8');
const pictures = readdirSync(path.join(import.meta.dirname, '../../../public/catalogue'));

it('SHOP-05 every catalogue picture, and no other, has the colors of its placeholder', () => {
  const told = [...sheet.matchAll(/\[src\$='\/(.+)-640\.webp'\]/g)].map(([, slug]) => slug);
  const there = pictures.flatMap((file) => /^(.+)-640\.webp$/.exec(file)?.[1] ?? []);
  expect(told).toEqual(there.toSorted());
});
