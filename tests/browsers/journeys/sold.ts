import type { Visitor } from '../visitor.ts';

/** A number in UPS's form with a correct check digit. */
export const UPS = '1Z999AA10123456784';

/** The control that fills an order. */
const DIALOG = '[role=dialog]';

/** The sold orders' address. */
export const SOLD = '/content-product-management?tab=existing&show=Sold';

/**
 * Finds an order among the sold ones, and waits until the others are gone, because they move it.
 */
export async function findSold(visitor: Visitor, number: string): Promise<void> {
  await visitor.fill('Search sales', number);
  await visitor.sees(number, { within: 'main' });
  await visitor.sees(/\b1 orders?\b/, { within: 'main' });
}

/** Opens the sold orders, and finds one of them if a number is given. */
export async function openSold(visitor: Visitor, number?: string): Promise<void> {
  await visitor.open(SOLD);
  if (number !== undefined) await findSold(visitor, number);
}

/** Ticks an order, types its parcel's number, and saves. */
export async function fillOrder(visitor: Visitor, number: string, tracking: string): Promise<void> {
  await visitor.press('label', `Order Filled ${number}`);
  await visitor.press('label', 'UPS', { isWhole: true, within: DIALOG });
  await visitor.fill('Tracking number', tracking, { within: DIALOG });
  await visitor.press('button', 'Save', { within: DIALOG });
}

/**
 * Leaves the page in the moment in which it has noted an edit but the browser's database does not
 * have it yet; runs in the page. *Save* is pressed next.
 */
export function leaveOnceNoted(address: string): void {
  Object.assign(window, { isLeft: true });
  const timer = setInterval(() => {
    if (!/"state":"waiting"/.test(localStorage.getItem('reef-order-edits') ?? '')) return;
    clearInterval(timer);
    location.assign(address);
  }, 1);
}

/** Whether this is another document than the one that was left; runs in the page. */
export function isAnotherPage(): boolean {
  return document.readyState === 'complete' && !('isLeft' in window);
}
