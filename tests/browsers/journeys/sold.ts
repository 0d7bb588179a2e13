import type { Visitor } from '../visitor.ts';

/** A number of the form that UPS has, its check digit right. */
export const UPS = '1Z999AA10123456784';

/** Where an order is filled. */
export const DIALOG = '[role=dialog]';

/** The sold orders' address. */
export const SOLD = '/content-product-management?tab=existing&show=Sold';

/** Finds an order among the sold ones, and waits until the others are gone: they move it. */
export async function findSold(visitor: Visitor, number: string): Promise<void> {
  await visitor.fill('Search sales', number);
  await visitor.sees(number, { within: 'main' });
  await visitor.sees(/\b1 orders?\b/, { within: 'main' });
}

/** Opens the sold orders, and finds one of them where a number is given. */
export async function openSold(visitor: Visitor, number?: string): Promise<void> {
  await visitor.open(SOLD);
  if (number !== undefined) await findSold(visitor, number);
}

/** Ticks an order and types its parcel's number; *Save* is next. */
export async function beginToFill(
  visitor: Visitor,
  number: string,
  tracking: string,
): Promise<void> {
  await visitor.press('label', `Order Filled ${number}`);
  await visitor.press('label', 'UPS', { isWhole: true, within: DIALOG });
  await visitor.fill('Tracking number', tracking, { within: DIALOG });
}

/** Ticks an order, types its parcel's number, and saves. */
export async function fillOrder(visitor: Visitor, number: string, tracking: string): Promise<void> {
  await beginToFill(visitor, number, tracking);
  await visitor.press('button', 'Save', { within: DIALOG });
}

/** Presses *Save* and leaves the page in the same moment; runs in the page. */
export function saveAndLeave(dialog: string, address: string): void {
  const buttons = [...document.querySelectorAll<HTMLElement>(`${dialog} button`)];
  buttons.find(({ textContent }) => textContent === 'Save')?.click();
  location.assign(address);
}
