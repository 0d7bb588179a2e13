import type { Query, QueryDocumentSnapshot, QuerySnapshot } from 'firebase-admin/firestore';

/**
 * The documents that a query finds, page by page, so that 200,000 of them are never in memory
 * together. No page is empty.
 * @param get reads a page, in a transaction for example.
 */
export async function* pagesOf(
  query: Query,
  size: number,
  get: (page: Query) => Promise<QuerySnapshot> = (page) => page.get(),
): AsyncGenerator<QueryDocumentSnapshot[]> {
  let page = query.limit(size);
  for (;;) {
    // A page begins where the one before it ended.
    const { docs } = await get(page);
    const last = docs.at(-1);
    if (last === undefined) return;
    yield docs;
    if (docs.length < size) return;
    page = query.limit(size).startAfter(last);
  }
}
