import type { PurchaseBlockReason } from '@reef/domain/accounts/account-rights';
import {
  addToCart,
  cartKey,
  checkAgainstStock,
  remainingStock,
  setQuantity,
  withoutOrdered,
  type AddResult,
  type LiveLine,
  type StockCheck,
} from '@reef/domain/cart/cart';
import type { Cart, CartLine } from '@reef/domain/cart/cart-line';
import { isCart } from '@reef/domain/cart/stored-cart';
import { ADD_REFUSALS } from '@reef/domain/shared/messages';
import type { Product } from '@reef/domain/catalogue/product';
import {
  dropHold,
  giveBackHold,
  STALE_STOCK_MS,
  isHoldOf,
  readHold,
  withHold,
  writeHold,
  type CartHold,
} from './cart-hold.ts';
import { catalogue, wasRead } from '#state/catalogue/catalogue.ts';
import { isSettled, takenBack, type EarlyAdd } from './early-adds.ts';
import { addedProducts, liveLines, readInto, stockNotices } from './stock-look-up.ts';
import { now } from '#platform/clock.ts';
import { session } from '#state/session/session-store.ts';
import { sessionHint } from '#platform/session-hint.ts';
import { onStoredChange, readStoredIf, removeStored, writeOrRemember } from '#platform/storage.ts';
import { createStore, useStore, type Store } from '#platform/store.ts';
import { withTimeout } from '#platform/timing.ts';

/** The cart of a prerendered page, until the stored one is read. */
const EMPTY: Cart = [];

const lines: Store<Cart> = createStore<Cart>(EMPTY);
const noticeListeners = new Set<(message: string) => void>();

let ownerId: string | null = null;

/** Added before it was certain that the account may buy. */
let early: readonly EarlyAdd[] = [];

function keep(next: Cart): void {
  lines.set(next);
  if (next.length === 0) removeStored(cartKey(ownerId));
  else writeOrRemember(cartKey(ownerId), next);
}

function load(): void {
  lines.set(readStoredIf(cartKey(ownerId), isCart) ?? []);
}

/** The lines of the current cart, now. */
export function cartLines(): readonly CartLine[] {
  return lines.get();
}

/** Calls back when the lines change. */
export function onCart(listener: () => void): () => void {
  return lines.subscribe(listener);
}

/** The lines of the current cart, live. */
export function useCart(): readonly CartLine[] {
  return useStore(lines);
}

function notify(message: string): void {
  for (const listener of noticeListeners) listener(message);
}

function apply(check: StockCheck, isLive: boolean): void {
  if (!check.isChanged) return;
  keep(check.lines);
  stockNotices(check, isLive).forEach(notify);
}

let confirmed: readonly Product[] | null = null;

/**
 * @param products to compare with; what they lack is read from the server. Stock that may have
 * changed since the listener lost the server removes nothing.
 */
async function checkStock(
  isLive: boolean,
  products = catalogue.get().isFromCache ? null : confirmed,
): Promise<void> {
  if (products === null || lines.get().length === 0) return;
  const { live, missing } = liveLines(lines.get(), products);
  try {
    await readInto(live, missing);
  } catch {
    return; // Offline: what cannot be looked up stays as it is.
  }
  const known = new Set([...live.keys(), ...missing]);
  // Lines added during the look-up are not in its result; adding them started a check of their own.
  if (lines.get().some((line) => !known.has(line.id))) return;
  apply(checkAgainstStock(lines.get(), withHold(live, readHold(ownerId))), isLive);
}

function onCatalogue(): void {
  const { phase, isFromCache, products } = catalogue.get();
  if (phase !== 'ready' || isFromCache || products === confirmed) return;
  const isLive = confirmed !== null;
  confirmed = products;
  // Who reads products compares the cart with them.
  if (!isLive || !wasRead(products)) void checkStock(isLive);
}

function settleEarly(): void {
  const back = takenBack(lines.get(), early, session.get());
  if (isSettled(session.get())) early = [];
  if (back === null) return;
  keep(back.lines);
  notify(ADD_REFUSALS[back.refusal]);
}

let isUserKnown = false;

function onSession(): void {
  const { phase, user } = session.get();
  const present = phase === 'loading' ? sessionHint() : (user?.uid ?? null);
  // Who signs out keeps what they added.
  if (present !== ownerId && isUserKnown) early = [];
  isUserKnown = user !== null;
  settleEarly();
  if (present === ownerId) return;
  early = [];
  ownerId = present;
  load();
  watchStock();
  void checkStock(false);
}

let leaveCatalogue: (() => void) | null = null;

/** The cart listens to the catalogue only while it holds something. */
function watchStock(): void {
  const isWanted = lines.get().length > 0;
  if (isWanted && leaveCatalogue === null) {
    leaveCatalogue = catalogue.subscribe(onCatalogue);
    onCatalogue();
  }
  if (!isWanted && leaveCatalogue !== null) {
    leaveCatalogue();
    leaveCatalogue = null;
    confirmed = null;
  }
}

/**
 * Applies another tab's change of the cart. That tab has checked its stock; this tab's stock may be
 * older, and must not remove what was added there a moment ago.
 */
function followOtherTab(): void {
  confirmed = catalogue.get().products;
  load();
}

/** Starts the cart: its stored copy, other tabs, the session, live stock. */
export function startCart(): () => void {
  ownerId = sessionHint();
  load();
  watchStock();
  const ends = [
    lines.subscribe(watchStock),
    session.subscribe(onSession),
    onStoredChange((key) => key === cartKey(ownerId), followOtherTab),
  ];
  onSession();
  return () => {
    for (const end of ends) end();
    leaveCatalogue?.();
    leaveCatalogue = null;
  };
}

/** Calls back with the words of CART-11 when stock changes the cart. */
export function onCartNotice(listener: (message: string) => void): () => void {
  noticeListeners.add(listener);
  return () => noticeListeners.delete(listener);
}

/** The buyer who adds. Nothing forbids it to a user whom the server has not confirmed. */
function currentBuyer(): { blockReason: PurchaseBlockReason | null } | null {
  const { phase, isConfirmed, purchaseBlockReason } = session.get();
  if (phase === 'signed-out' || (phase === 'loading' && ownerId === null)) return null;
  return { blockReason: isConfirmed ? purchaseBlockReason : null };
}

/** A product with what this buyer's own payment page holds of it in stock. */
function withOwn(product: Product): Product {
  const live = withHold(new Map([[product.id, product]]), readHold(ownerId));
  return { ...product, ...live.get(product.id) };
}

/**
 * A product's stock, with what this buyer's own payment page holds of it, and the units of it that
 * can still be added, live.
 */
export function useStock(product: Product): { stock: number; remaining: number } {
  const shown = useCart();
  // As the page was prerendered, there is no hold.
  const own = shown === EMPTY ? product : withOwn(product);
  return { stock: own.stock, remaining: remainingStock(shown, own) };
}

function add(product: Product, quantity: number): AddResult {
  const result = addToCart(lines.get(), withOwn(product), quantity, currentBuyer(), now());
  if (result.ok) {
    addedProducts.set(product.id, product);
    if (!isSettled(session.get())) early = [...early, { id: product.id, quantity: result.added }];
    keep(result.lines);
    void checkStock(false);
  }
  return result;
}

function endHold(): void {
  giveBackHold(ownerId);
  // Units that were sold in the meantime are noticed here. The server is asked: a tab whose listener
  // has lost it still takes its own units for sold out.
  setTimeout(() => void checkStock(true, []), STALE_STOCK_MS + 500);
}

async function refresh(): Promise<StockCheck | 'unavailable'> {
  const asked = lines.get();
  const live = new Map<string, LiveLine>();
  try {
    await withTimeout(
      readInto(
        live,
        asked.map((line) => line.id),
      ),
    );
  } catch {
    return 'unavailable';
  }
  // The hold also counts if it has just ended: Firestore answers from another tab's listener, which
  // may not have heard of that yet, and the buyer's own units would seem sold out.
  const stock = withHold(live, readHold(ownerId));
  const others = lines.get().filter((line) => !asked.some(({ id }) => id === line.id));
  const present = new Map([...stock, ...others.map((line) => [line.id, line] as const)]);
  // A live update may have changed the cart during the look-up: the lines to keep come from the
  // current cart, the messages from the cart that was looked up.
  const kept = checkAgainstStock(lines.get(), present);
  if (kept.isChanged) keep(kept.lines);
  return checkAgainstStock(asked, stock);
}

/** The stored copy is the one to change: another tab may have changed it a moment ago. */
function removeOrdered(ordered: readonly { id: string; quantity: number }[]): void {
  load();
  keep(withoutOrdered(lines.get(), ordered));
}

/** The operations on the cart. */
export const cart = {
  /**
   * Adds a product under the rules of CART-05 to CART-09; the caller shows the result. An account
   * is trusted until the server has confirmed it: if it then may not buy, what it added is removed
   * again, with a message.
   */
  add,
  /** Sets a line's quantity: 0 or less removes the line, more than the stock is reduced to it. */
  setQuantity: (id: string, quantity: number): void => keep(setQuantity(lines.get(), id, quantity)),
  /** Removes a line. */
  remove: (id: string): void => keep(lines.get().filter((line) => line.id !== id)),
  /** Empties the cart and deletes the stored copy. */
  clear: (): void => keep([]),
  /** Removes what an order took, and no more than that (ORD-03). */
  removeOrdered,
  /**
   * Puts back lines that were just removed (undo), starting at index `at`; all others stay. Stock and
   * price may have changed meanwhile.
   */
  restore: (removed: readonly CartLine[], at = 0): void => {
    const others = lines.get().filter((line) => !removed.some(({ id }) => id === line.id));
    keep(others.toSpliced(at, 0, ...removed));
    void checkStock(false);
  },
  /** Adjusts the cart to the server's present stock and says what changed. */
  refresh,
  /** The units that an open payment page holds, or null. */
  hold: (): CartHold | null => readHold(ownerId),
  /** Whether the hold is of this session, also once its time is over. */
  isHoldOf: (sessionId: string): boolean => isHoldOf(ownerId, sessionId),
  /** Notes the units that an open payment page holds, so that they do not seem sold out. */
  noteHold: (hold: CartHold): void => writeHold(ownerId, hold),
  /** The payment page is completed or abandoned. */
  dropHold: (): void => dropHold(ownerId),
  /** The payment page's units are in stock again. */
  giveBackHold: endHold,
};
