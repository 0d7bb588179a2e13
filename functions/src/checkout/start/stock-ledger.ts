import { Product, stockFields } from '@reef/domain/catalogue/product';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { parseDocument } from '#shared/db/documents.ts';
import { stamped } from '#shared/db/product-writes.ts';
import type { UnitOfWork } from '#shared/db/atomic-writes.ts';

/**
 * The stock of a group's products while the group is decided: units that an earlier buyer of the
 * group took are gone for the next one, although nothing is written yet.
 */
export class StockLedger {
  readonly #snapshots: ReadonlyMap<string, DocumentSnapshot>;
  readonly #left = new Map<string, number>();

  constructor(snapshots: readonly DocumentSnapshot[]) {
    this.#snapshots = new Map(snapshots.map((snapshot) => [snapshot.id, snapshot]));
  }

  #stored(id: string): Product | null {
    const snapshot = this.#snapshots.get(id);
    return snapshot === undefined ? null : parseDocument(Product, snapshot);
  }

  /**
   * These products with the stock that is left; products that do not exist are absent.
   * @throws ZodError if a stored one breaks its schema, which concerns only its own buyers.
   */
  products(ids: readonly string[]): Map<string, Product> {
    const products = new Map<string, Product>();
    for (const id of ids) {
      const product = this.#stored(id);
      if (product) products.set(id, { ...product, stock: this.#left.get(id) ?? product.stock });
    }
    return products;
  }

  /** Notes how many units of each product are left after a buyer. */
  setRemaining(stockAfter: ReadonlyMap<string, number>): void {
    for (const [id, stock] of stockAfter) this.#left.set(id, stock);
  }

  /** Writes the stock that the whole group left, each product once. */
  writeTo(unit: UnitOfWork, now: Date): void {
    for (const [id, stock] of this.#left) {
      const snapshot = this.#snapshots.get(id);
      if (snapshot !== undefined) {
        unit.write(snapshot.ref, stamped(stockFields(this.#stored(id), stock, now)));
      }
    }
  }
}
