import { Product, stockFields } from '@reef/domain/catalogue/product';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { parseDocument } from '#shared/db/documents.ts';
import { stamped } from '#shared/db/product-stamp.ts';
import type { UnitOfWork } from '#shared/db/unit-of-work.ts';

/**
 * The products of a group of buyers as they stand when the next of them is served: what those
 * before him took is gone already, though nothing is written yet.
 */
export class Shelf {
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
   * These products with the stock that is left; those that are not there are absent.
   * @throws ZodError when a stored one breaks its schema, which only its own buyers need hear of.
   */
  products(ids: readonly string[]): Map<string, Product> {
    const products = new Map<string, Product>();
    for (const id of ids) {
      const product = this.#stored(id);
      if (product) products.set(id, { ...product, stock: this.#left.get(id) ?? product.stock });
    }
    return products;
  }

  /** Notes what a buyer left of each product he took. */
  leave(stockAfter: ReadonlyMap<string, number>): void {
    for (const [id, stock] of stockAfter) this.#left.set(id, stock);
  }

  /** Writes what all of them together left, each product once. */
  put(unit: UnitOfWork, now: Date): void {
    for (const [id, stock] of this.#left) {
      const snapshot = this.#snapshots.get(id);
      if (snapshot !== undefined) {
        unit.put(snapshot.ref, stamped(stockFields(this.#stored(id), stock, now)));
      }
    }
  }
}
