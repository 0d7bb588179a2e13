import { lineItems, type LineItem } from '@reef/domain/cart/line-item';
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

/**
 * An animal of the pick list, once, with all orders that want it. `imageUrl` is its picture as it
 * was bought; null if it had none.
 */
export type PickRow = {
  key: string;
  name: string;
  imageUrl: string | null;
  total: number;
  shares: PickShare[];
};

/** A category of the pick list, its animals by name. */
type PickCategory = { category: string; rows: PickRow[] };

type Picked = Pick<
  Order,
  'id' | 'order_number' | 'items' | 'arrival_day' | 'day_moves' | 'amount_refunded'
>;
type Animal = {
  name: string;
  imageUrl: string | null;
  category: string;
  byOrder: Map<Picked, number>;
};

/** The picture of a bought line; null if it has none. */
function pictureOf({ image_url: url }: LineItem): string | null {
  return url === undefined || url === '' ? null : url;
}

/**
 * What tells one animal from another. A listing that was edited into another animal keeps its id,
 * and a one-of-a-kind piece its listing's name too: it is its picture. Another photo of any other
 * animal is the same animal. Lines of imported orders may name no product.
 */
function keyOf(line: LineItem): string {
  const picture = line.category === 'WYSIWYG' ? pictureOf(line) : null;
  return [line.product_id, line.name, ...(picture === null ? [] : [picture])].join('/');
}

function animalsOf(orders: readonly Picked[]): Map<string, Animal> {
  const animals = new Map<string, Animal>();
  for (const order of orders) {
    for (const line of lineItems(order.items)) {
      const key = keyOf(line);
      const category = CATEGORIES.find((known) => known === line.category) ?? OTHER_CATEGORY;
      const animal = animals.get(key) ?? {
        name: line.name,
        imageUrl: null,
        category,
        byOrder: new Map(),
      };
      animal.imageUrl ??= pictureOf(line);
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

function rowOf(key: string, { name, imageUrl, byOrder }: Animal): PickRow {
  const shares = [...byOrder].map(([order, quantity]) => ({
    orderId: order.id,
    orderNumber: order.order_number,
    quantity,
    mark: [order.id, order.arrival_day ?? '', ...lastMove(order), key, quantity].join('/'),
    isPartlyRefunded: (order.amount_refunded ?? 0) > 0,
  }));
  const total = shares.reduce((sum, { quantity }) => sum + quantity, 0);
  return { key, name, imageUrl, total, shares };
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
