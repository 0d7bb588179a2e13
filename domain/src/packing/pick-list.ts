import { lineItems } from '@reef/domain/cart/line-item';
import { CATEGORIES } from '@reef/domain/catalogue/categories';
import type { Order } from '@reef/domain/orders/order';

/** The pick list's heading for lines whose category the shop does not have. */
const OTHER_CATEGORY = 'Other';

/**
 * One order's share of an animal. `mark` names order, day of arrival, last move, animal and number:
 * after a hold for weather, even back to an earlier day, or with another number, it has to be picked
 * again.
 */
type PickShare = {
  orderId: string;
  orderNumber: string;
  quantity: number;
  mark: string;
  /** Money of this order went back: this animal's, perhaps, which nothing records. */
  isPartlyRefunded: boolean;
};

/** An animal of the pick list, once, with all orders that want it. */
export type PickRow = { key: string; name: string; total: number; shares: PickShare[] };

/** A category of the pick list, its animals by name. */
type PickCategory = { category: string; rows: PickRow[] };

type Picked = Pick<
  Order,
  'id' | 'order_number' | 'items' | 'arrival_day' | 'day_moves' | 'amount_refunded'
>;
type Animal = { name: string; category: string; byOrder: Map<Picked, number> };

function animalsOf(orders: readonly Picked[]): Map<string, Animal> {
  const animals = new Map<string, Animal>();
  for (const order of orders) {
    for (const line of lineItems(order.items)) {
      // A listing that was edited into another animal keeps its id. Lines of imported orders may name
      // no product.
      const key = `${line.product_id}/${line.name}`;
      const category = CATEGORIES.find((known) => known === line.category) ?? OTHER_CATEGORY;
      const animal = animals.get(key) ?? { name: line.name, category, byOrder: new Map() };
      animal.byOrder.set(order, (animal.byOrder.get(order) ?? 0) + line.quantity);
      animals.set(key, animal);
    }
  }
  return animals;
}

/** The id of an order's last move; none if it was never moved. */
function lastMove({ day_moves = [] }: Picked): string[] {
  return day_moves.slice(-1).map(({ id }) => id);
}

function rowOf(key: string, { name, byOrder }: Animal): PickRow {
  const shares = [...byOrder].map(([order, quantity]) => ({
    orderId: order.id,
    orderNumber: order.order_number,
    quantity,
    mark: [order.id, order.arrival_day ?? '', ...lastMove(order), key, quantity].join('/'),
    isPartlyRefunded: (order.amount_refunded ?? 0) > 0,
  }));
  const total = shares.reduce((sum, { quantity }) => sum + quantity, 0);
  return { key, name, total, shares };
}

/**
 * One list of what to take out of the tanks for several orders (SHIP-03): each animal once, with
 * the total number and the orders that want it, by category in the shop's own order.
 */
export function pickList(orders: readonly Picked[]): PickCategory[] {
  const animals = [...animalsOf(orders)];
  return [...CATEGORIES, OTHER_CATEGORY].flatMap((category) => {
    const rows = animals
      .filter(([, animal]) => animal.category === category)
      .map(([key, animal]) => rowOf(key, animal))
      .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
    return rows.length === 0 ? [] : [{ category, rows }];
  });
}

/** True if each order's share is ticked: a later order reopens the row. */
export function isPicked(row: PickRow, ticked: ReadonlySet<string>): boolean {
  return row.shares.every(({ mark }) => ticked.has(mark));
}

/** How many of a row are ticked. */
export function pickedCount(row: PickRow, ticked: ReadonlySet<string>): number {
  return row.shares
    .filter(({ mark }) => ticked.has(mark))
    .reduce((sum, { quantity }) => sum + quantity, 0);
}
