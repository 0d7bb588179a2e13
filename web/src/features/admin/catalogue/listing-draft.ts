import { newId } from '#platform/ids.ts';
import { createStore, type Store } from '#platform/store.ts';
import { EMPTY_PRODUCT, type ProductDraft, type ProductValues } from './product-draft.ts';
import { NO_UPLOAD, type KeptUpload } from './use-picture-upload.ts';

/** A new listing that is being typed; it is created under `requestId`. */
export type NewListing = {
  draft: ProductDraft;
  requestId: string;
  /** What was sent under `requestId` and may be listed, because its answer was lost. */
  unsure: { draft: ProductDraft; values: ProductValues } | null;
  /** The listing before this one, if it was listed without what was changed since; its name. */
  listedAsSent: string | null;
};

/** The form of a new listing, with its picture. */
export type ListingDraft = { listing: Store<NewListing>; upload: Store<KeptUpload> };

const drafts = new Map<string, ListingDraft>();

/** A new listing before anything is typed. */
export function emptyListing(): NewListing {
  return { draft: EMPTY_PRODUCT, requestId: newId(), unsure: null, listedAsSent: null };
}

/**
 * The new listing an admin is typing. It survives a visit to another page, for example to look for
 * a duplicate, until the site is left. The nightly sweep deletes a picture that was not used.
 */
export function listingDraft(userId: string): ListingDraft {
  const known = drafts.get(userId);
  if (known !== undefined) return known;
  const listing = { listing: createStore(emptyListing()), upload: createStore(NO_UPLOAD) };
  drafts.set(userId, listing);
  return listing;
}
