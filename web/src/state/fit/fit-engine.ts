import type { Product } from '@reef/domain/catalogue/product';
import { now } from '#platform/clock.ts';
import { cartLines, onCart } from '#state/cart/cart-store.ts';
import { catalogue } from '#state/catalogue/catalogue.ts';
import { session } from '#state/session/session-store.ts';
import { myTanks } from '#state/tanks/tank-store.ts';
import type { FitOrNone } from './fit.ts';
import { fitWith } from './fit-for.ts';
import { followUnanswered, type Unanswered } from './follow-unanswered.ts';
import { LIBRARY } from './library.ts';
import { onOrdered, orderedPhase, readOrdered, withOrdered } from './ordered-products.ts';

const fitFor = fitWith(LIBRARY);

const NO_PRODUCTS: readonly Product[] = [];

/**
 * Calls back with the unanswered orders of the account whose tank is selected; none for a guest.
 * @returns a function that ends it.
 */
function followOrders(listener: (orders: Unanswered) => void): () => void {
  let buyer: string | null = null;
  let leave: (() => void) | null = null;
  const onTanks = () => {
    const { chosen, isAccount } = myTanks.get();
    const { phase, user } = session.get();
    // Until a session is known again, its orders stay.
    if (phase === 'loading') return;
    const present = chosen !== null && isAccount ? (user?.uid ?? null) : null;
    if (present === buyer) return;
    buyer = present;
    leave?.();
    listener(present === null ? [] : null);
    leave = present === null ? null : followUnanswered(present, listener);
  };
  const end = myTanks.subscribe(onTanks);
  onTanks();
  return () => {
    end();
    leave?.();
  };
}

/**
 * Calls back with the verdicts, now and when tank, cart, orders or catalogue change.
 * @returns a function that ends it.
 */
export function followFit(listener: (fit: FitOrNone) => void): () => void {
  let orders: Unanswered = [];
  let before: readonly unknown[] = [];
  const isCatalogueNeeded = () => cartLines().length > 0 || (orders ?? []).length > 0;
  const update = () => {
    const { chosen, phase } = myTanks.get();
    const lines = cartLines();
    const products = isCatalogueNeeded() ? catalogue.get().products : NO_PRODUCTS;
    // Without what was ordered, an animal would seem to fit that does not.
    const known = chosen === null ? phase : orderedPhase(orders);
    const present = [chosen, known, orders, products, lines];
    if (present.every((part, index) => part === before[index])) return;
    before = present;
    if (known === 'error') listener(undefined);
    else if (chosen === null || !orders || known === 'loading') listener(null);
    else listener(fitFor({ tank: chosen, lines, orders, products: withOrdered(products) }, now()));
  };
  const onCatalogue = () => {
    void readOrdered(orders ?? []);
    update();
  };
  // A cart that is not empty listens to the catalogue itself; else only what was ordered needs it.
  let leaveCatalogue: (() => void) | null = null;
  const onNeeds = () => {
    if (isCatalogueNeeded()) {
      leaveCatalogue ??= catalogue.subscribe(onCatalogue);
      onCatalogue();
      return;
    }
    leaveCatalogue?.();
    leaveCatalogue = null;
    update();
  };
  const leaveOrders = followOrders((news) => {
    orders = news;
    onNeeds();
  });
  const ends = [myTanks.subscribe(update), onCart(onNeeds), onOrdered(update), leaveOrders];
  onNeeds();
  return () => {
    for (const end of ends) end();
    leaveCatalogue?.();
  };
}
