import { expect, it } from 'vitest';
import { FIRST_CARDS, shelfCard } from './first-shelves.ts';
import { aProduct } from '@reef/domain/testing/fixtures';

it('SHOP-01 a shelf begins with 24 cards, each with the widths its picture is there in', () => {
  expect(FIRST_CARDS).toBe(24);
  expect(shelfCard(aProduct({ image_widths: [320, 640] }))).toMatchObject({
    image_widths: [320, 640],
  });
  expect(shelfCard(aProduct({}))).not.toHaveProperty('image_widths');
  expect(shelfCard(aProduct({}))).not.toHaveProperty('created_by');
});
