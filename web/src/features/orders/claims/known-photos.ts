import type { ClaimDraft, StoredPhoto } from '#state/claims/queued-report.ts';

function isSame(one: StoredPhoto, other: StoredPhoto): boolean {
  return (
    one.bytes.length === other.bytes.length &&
    one.bytes.every((byte, at) => byte === other.bytes[at])
  );
}

/** A draft that was read again, with the photos that are shown already: these stay on screen. */
export function withKnownPhotos(draft: ClaimDraft, { photos }: ClaimDraft): ClaimDraft {
  const known = (read: StoredPhoto) => photos.find((photo) => isSame(photo, read)) ?? read;
  return { ...draft, photos: draft.photos.map(known) };
}
