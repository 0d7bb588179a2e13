import { afterEach, expect, it, vi } from 'vitest';
import { session, UNKNOWN } from '#state/session/session-store.ts';
import { pageWithStorage } from '#testing/local-storage.ts';
import { listingDraft, type NewListing, restored } from './listing-draft.ts';
import { readDraft } from '#features/admin/catalogue/fields/product-draft.ts';

const signedIn = (uid: string) =>
  session.set({ ...UNKNOWN, phase: 'signed-in', user: { uid, email: `${uid}@reef.test` } });

afterEach(() => {
  session.set(UNKNOWN);
  vi.unstubAllGlobals();
});

/** A tab in which Ana types a new listing. */
function anasTab() {
  const inTab = new Map<string, string>();
  vi.stubGlobal('window', pageWithStorage(new Map(), inTab));
  signedIn('ana');
  const { listing } = listingDraft('ana');
  const type = (changes: Partial<NewListing>) => listing.set({ ...listing.get(), ...changes });
  return { inTab, listing, type };
}

it('CPM-04 what is typed of a new listing stays while its form is away, for the same admin alone', () => {
  const { listing, upload } = listingDraft('ana');
  const before = listing.get();
  listing.set({
    ...before,
    draft: { ...before.draft, name: 'Goby', imageUrl: 'https://x.test/1' },
  });
  upload.set({
    state: { phase: 'sent', sizeBytes: 9 },
    unusedPaths: ['product-images/ana/1.webp'],
  });
  const again = listingDraft('ana');
  expect(again.listing.get().draft).toMatchObject({ name: 'Goby', imageUrl: 'https://x.test/1' });
  expect(again.listing.get().requestId).toBe(before.requestId);
  expect(again.upload.get().unusedPaths).toHaveLength(1);
  expect(listingDraft('ben').listing.get().draft.name).toBe('');
  expect(listingDraft('ben').upload.get().unusedPaths).toEqual([]);
});

it('CPM-04 what is typed of a new listing outlives a reload, and so does what may be listed', () => {
  const { listing, type } = anasTab();
  const sent = {
    ...listing.get().draft,
    name: 'Goby',
    price: '10',
    category: 'Saltwater Fish' as const,
    imageUrl: '',
  };
  const read = readDraft(sent);
  if (!read.ok) throw new Error(read.message);
  const draft = { ...sent, price: '12', imageUrl: 'https://x.test/1' };
  type({ draft, unsure: { draft: sent, values: read.values } });
  // What the next page finds.
  expect(restored('ana')).toEqual(listing.get());
});

it('CPM-04 another version of the shop finds the care facts that it knows', () => {
  const { inTab, listing, type } = anasTab();
  type({ draft: { ...listing.get().draft, name: 'Goby' } });
  const [[key = '', text = ''] = []] = inTab;
  inTab.set(key, text.replace('"group":""', '"later_fact":""'));
  expect(restored('ana').draft).toMatchObject({ name: 'Goby', care: { group: '' } });
});

it('INV-14 the tab keeps nothing of a new listing once it is listed, or its admin signs out', () => {
  const { inTab, listing, type } = anasTab();
  const empty = listing.get().draft;
  type({ draft: { ...empty, name: 'Goby' } });
  expect(inTab.size).toBe(1);
  type({ draft: empty });
  expect(inTab.size).toBe(0);
  type({ draft: { ...empty, name: 'Goby' } });
  session.set({ ...UNKNOWN, phase: 'signed-out' });
  expect(inTab.size).toBe(0);
  // An answer that comes after it.
  type({ draft: { ...empty, name: 'Blenny' } });
  expect(inTab.size).toBe(0);
  expect(listingDraft('ana').listing.get().draft.name).toBe('');
});

it('INV-14 nobody finds what somebody else typed in the same tab', () => {
  const { inTab, listing, type } = anasTab();
  type({ draft: { ...listing.get().draft, name: 'Goby' } });
  expect(restored('ben').draft.name).toBe('');
  expect(inTab.size).toBe(0);
});
