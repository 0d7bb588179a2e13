import { assertFails } from '@firebase/rules-unit-testing';
import { serverTimestamp, Timestamp } from 'firebase/firestore';
import { expect } from 'vitest';
import { CONTACT, past } from './rules-data.ts';

/** A valid edit of an owner's contact, with a test's changes. */
export const contact = (changes: Record<string, unknown> = {}) => ({
  ...CONTACT,
  updated_at: serverTimestamp(),
  ...changes,
});

/** An admin's valid filling of an order, with a test's changes. */
export const fulfil = (changes: Record<string, unknown> = {}) => ({
  is_fulfilled: true,
  fulfillment_type: 'shipped',
  delivery_datetime: Timestamp.now(),
  shipping_carrier: 'UPS',
  tracking_number: '1Z',
  status: 'shipped',
  revision: 2,
  edit_id: 'second',
  stands_on: null,
  updated_at: serverTimestamp(),
  updated_by: 'admin',
  ...changes,
});

/** A document's present content, read without the rules. */
export async function stored(path: string): Promise<Record<string, unknown> | undefined> {
  return (await past.doc(path).get()).data();
}

/** Expects a refusal that leaves the document exactly as it was. */
export async function refusedUnchanged(
  path: string,
  attempt: () => Promise<unknown>,
): Promise<void> {
  const before = await stored(path);
  await assertFails(attempt());
  expect(await stored(path)).toEqual(before);
}
