import type { Store } from '#platform/store.ts';
import { emptyListing, type NewListing } from './listing-draft.ts';
import {
  isSameValues,
  type ProductValues,
  typedSince,
} from '#features/admin/catalogue/fields/product-draft.ts';
import { createProduct, type WriteOutcome } from '#features/admin/catalogue/product-writes.ts';

/**
 * How it ended: for what is typed, or for what was sent before and may have been listed. `isAll` is
 * true if nothing was typed in the meantime.
 */
type Created =
  | { sent: 'typed'; outcome: WriteOutcome; isAll: boolean }
  | { sent: 'before'; outcome: WriteOutcome };

/**
 * Lists what is typed (CPM-04). If an earlier answer was lost and the form has changed since, what
 * was sent then is sent again first, under its own id: if it is listed now, nothing else is, or one
 * animal could be sold twice.
 * @param values the form's, without faults.
 * @param create lists a product.
 */
export async function createListing(
  listing: Store<NewListing>,
  values: ProductValues,
  create = createProduct,
): Promise<Created> {
  const { draft, requestId, unsure } = listing.get();
  if (unsure !== null && !isSameValues(unsure.values, values)) {
    const outcome = await create(unsure.values, requestId);
    if (outcome.ok) {
      const since = typedSince(unsure.draft, listing.get().draft);
      listing.set({ ...emptyListing(), draft: since, listedAsSent: unsure.values.name });
    }
    // What the server refuses is not listed: its picture may be at fault, which was changed since.
    // What was not sent again now may still be listed.
    if (outcome.ok || outcome.refusal !== 'refused') return { sent: 'before', outcome };
  }
  // Noted before it is sent: a page that is discarded meanwhile hears no answer.
  listing.set({ ...listing.get(), unsure: { draft, values } });
  const outcome = await create(values, requestId);
  const present = listing.get();
  if (outcome.ok) {
    listing.set({ ...emptyListing(), draft: typedSince(draft, present.draft) });
  } else if (outcome.refusal !== 'unsure') {
    listing.set({ ...present, unsure });
  }
  return { sent: 'typed', outcome, isAll: present.draft === draft };
}
