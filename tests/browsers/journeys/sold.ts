import type { Visitor } from '../visitor.ts';

/** A number of the form that UPS has, its check digit right. */
export const UPS = '1Z999AA10123456784';

/** Finds an order among the sold ones, and waits until the others are gone: they move it. */
export async function findSold(visitor: Visitor, number: string): Promise<void> {
  await visitor.fill('Search sales', number);
  await visitor.sees(number, { within: 'main' });
  await visitor.sees(/\b1 orders?\b/, { within: 'main' });
}

/** Opens the sold orders, and finds one of them where a number is given. */
export async function openSold(visitor: Visitor, number?: string): Promise<void> {
  await visitor.open('/content-product-management?tab=existing&show=Sold');
  if (number !== undefined) await findSold(visitor, number);
}

/** Ticks an order and types its parcel's number. */
export async function fillOrder(visitor: Visitor, number: string, tracking: string): Promise<void> {
  const within = '[role=dialog]';
  await visitor.press('label', `Order Filled ${number}`);
  await visitor.press('label', 'UPS', { isWhole: true, within });
  await visitor.fill('Tracking number', tracking, { within });
  await visitor.press('button', 'Save', { within });
}
