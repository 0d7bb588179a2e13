import { initializeApp } from 'firebase-admin/app';
import {
  Filter,
  getFirestore,
  QueryDocumentSnapshot,
  QuerySnapshot,
  Timestamp,
  type Query,
} from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { withTimesAsText } from './bundle-times.ts';
import { queryBundle } from './query-bundle.ts';

const db = getFirestore(initializeApp({ projectId: 'demo-reef' }, 'query-bundle'));
const listed: Query = db
  .collection('products')
  .where(
    Filter.or(
      Filter.where('stock', '>', 0),
      Filter.where('sold_out_at', '>', new Date('2026-11-14T00:00:00Z')),
    ),
  );
const readTime = new Timestamp(1_795_276_800, 123_456_789);

/** A document's fields as the database sends them. */
function fieldsAt(index: number) {
  return {
    name: { stringValue: `Zoanthids „grün“ ${index}`, valueType: 'stringValue' },
    price: index % 2 === 0 ? { doubleValue: 19.99 } : { integerValue: '45' },
    stock: { integerValue: String(index) },
    image_path: { nullValue: 'NULL_VALUE' },
    image_widths: { arrayValue: { values: [{ integerValue: '320' }, { integerValue: '640' }] } },
    created_at: { timestampValue: { seconds: '1790000000', nanos: index } },
    is_seen: { booleanValue: true },
  };
}

/** What a query answers with; the SDK keeps these constructors to itself. */
function resultOf(size: number): QuerySnapshot {
  const docs = Array.from({ length: size }, (_, index): unknown =>
    Reflect.construct(QueryDocumentSnapshot, [
      db.doc(`products/fish-${index}`),
      fieldsAt(index),
      readTime,
      new Timestamp(1_790_000_000, 0),
      new Timestamp(1_790_000_000 + index, index),
    ]),
  );
  const result: unknown = Reflect.construct(QuerySnapshot, [
    listed,
    readTime,
    size,
    () => docs,
    () => [],
  ]);
  if (result instanceof QuerySnapshot) return result;
  throw new Error('the SDK builds its results otherwise');
}

describe('queryBundle', () => {
  it.each([0, 1, 49, 50, 51, 100, 230])(
    'is the SDK’s own bundle to the byte, at %i documents',
    (size) => {
      const result = resultOf(size);
      const theirs = db.bundle('catalogue').add('catalogue', result).build();
      const ours = queryBundle(db, 'catalogue', result);
      expect(ours.equals(theirs)).toBe(true);
      expect(withTimesAsText(ours).equals(withTimesAsText(theirs))).toBe(true);
    },
  );
});
