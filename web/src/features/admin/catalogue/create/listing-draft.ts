import { Category } from '@reef/domain/catalogue/category';
import * as z from 'zod/mini';
import { newId } from '#platform/ids.ts';
import { createStore, type Store } from '#platform/store.ts';
import { readInTab, writeInTab } from '#platform/tab-storage.ts';
import { session } from '#state/session/session-store.ts';
import { NEW_LISTING_KEY } from './new-listing-key.ts';
import {
  EMPTY_PRODUCT,
  isSameDraft,
  type ProductDraft,
  type ProductValues,
  readDraft,
} from '#features/admin/catalogue/fields/product-draft.ts';
import { NO_UPLOAD, type KeptUpload } from '#features/admin/catalogue/fields/use-picture-upload.ts';

/** A new listing that is being typed; it is created under `requestId`. */
export type NewListing = {
  draft: ProductDraft;
  requestId: string;
  /** What was sent under `requestId` and may be listed, because it has no answer. */
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

const StoredDraft = z.object({
  name: z.string(),
  description: z.string(),
  price: z.string(),
  category: z.union([Category, z.literal('')]),
  stock: z.string(),
  imageUrl: z.string(),
  care: z.record(z.string(), z.string()),
});

/** A new listing as its tab stores it; `sent` is the draft of `unsure`. */
const StoredListing = z.object({
  userId: z.string(),
  draft: StoredDraft,
  requestId: z.string(),
  sent: z.nullable(StoredDraft),
  listedAsSent: z.nullable(z.string()),
});

/** A stored draft; a care fact that another version of the shop did not know is empty. */
function draftFrom(stored: z.infer<typeof StoredDraft>): ProductDraft {
  return { ...stored, care: { ...EMPTY_PRODUCT.care, ...stored.care } };
}

function unsureOf(sent: ProductDraft | null): NewListing['unsure'] {
  const read = sent && readDraft(sent);
  return sent !== null && read?.ok ? { draft: sent, values: read.values } : null;
}

/** The new listing as the tab has stored it; somebody else's is deleted. */
export function restored(userId: string): NewListing {
  const stored = readInTab(NEW_LISTING_KEY, StoredListing);
  if (stored?.userId !== userId) {
    writeInTab(NEW_LISTING_KEY, null);
    return emptyListing();
  }
  const { draft, requestId, sent, listedAsSent } = stored;
  const unsure = unsureOf(sent && draftFrom(sent));
  return { draft: draftFrom(draft), requestId, unsure, listedAsSent };
}

function storeListing(userId: string, listing: NewListing): void {
  const { draft, requestId, unsure, listedAsSent } = listing;
  const isEmpty = isSameDraft(draft, EMPTY_PRODUCT) && unsure === null && listedAsSent === null;
  const stored = { userId, draft, requestId, sent: unsure?.draft ?? null, listedAsSent };
  writeInTab(NEW_LISTING_KEY, isEmpty ? null : stored);
}

/** Stores what is typed, until the user signs out: then it is deleted. */
function keepInTab(userId: string, listing: Store<NewListing>): void {
  const stopStoring = listing.subscribe(() => storeListing(userId, listing.get()));
  const stopFollowing = session.subscribe(() => {
    if (session.get().user?.uid === userId) return;
    stopFollowing();
    stopStoring();
    drafts.delete(userId);
    writeInTab(NEW_LISTING_KEY, null);
  });
}

/**
 * The new listing an admin is typing. It survives a visit to another page, for example to look for
 * a duplicate, and a reload: Android may discard the page while its own camera takes the picture.
 * It ends with the tab or the session. The nightly sweep deletes a picture that was not used.
 */
export function listingDraft(userId: string): ListingDraft {
  const known = drafts.get(userId);
  if (known !== undefined) return known;
  const listing = { listing: createStore(restored(userId)), upload: createStore(NO_UPLOAD) };
  drafts.set(userId, listing);
  keepInTab(userId, listing.listing);
  return listing;
}
