import { expect, it } from 'vitest';
import { listingDraft } from './listing-draft.ts';

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
