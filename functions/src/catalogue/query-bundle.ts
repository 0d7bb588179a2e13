import type { Firestore, QuerySnapshot } from 'firebase-admin/firestore';
import { bundleOf, elementsOf } from './bundle-elements.ts';

/** Documents given to one builder: few enough that its copying does not count. */
const PART_DOCUMENTS = 50;

/** The result as if it held only these of its documents; query and read time stay the result's own. */
function partOf(result: QuerySnapshot, from: number): QuerySnapshot {
  const docs = result.docs.slice(from, from + PART_DOCUMENTS);
  const get = (whole: QuerySnapshot, key: string | symbol): unknown =>
    key === 'docs' ? docs : Reflect.get(whole, key);
  return new Proxy(result, { get });
}

/**
 * A query's result as a bundle, byte for byte what `db.bundle(name).add(name, result).build()`
 * makes. That builder copies the whole bundle for each element it adds, so that its time grows with
 * the square of the documents; here each builder has a few, and their elements are joined once.
 */
export function queryBundle(db: Firestore, name: string, result: QuerySnapshot): Buffer {
  const elements = elementsOf(db.bundle(name).add(name, partOf(result, 0)).build());
  for (let from = PART_DOCUMENTS; from < result.size; from += PART_DOCUMENTS) {
    // Every part says the metadata and the query again: once is enough.
    const [, , ...documents] = elementsOf(db.bundle(name).add(name, partOf(result, from)).build());
    elements.push(...documents);
  }
  return bundleOf(elements, { totalDocuments: result.size });
}
