import { useCallback, useId, useState, type ReactNode } from 'react';
import { MAX_CLAIM_PHOTOS } from '@reef/domain/claims/claim-photo';
import { newId } from '#platform/ids.ts';
import { shrinkPhoto } from '#platform/device/shrink-picture.ts';
import { StoredPhoto } from '#state/claims/queued-report.ts';
import { IconButton } from '#ui/forms/icon-button.tsx';
import { PhotoSources } from '#ui/forms/photo-sources.tsx';
import { CloseIcon } from '#ui/layout/icons.tsx';
import { passFocusOn } from '#ui/layout/pass-focus-on.ts';

const keys = new WeakMap<StoredPhoto, string>();

/** Identifies a photo, whatever its position. */
function keyOf(photo: StoredPhoto): string {
  const key = keys.get(photo) ?? newId();
  keys.set(photo, key);
  return key;
}

const NOT_READ = 'could not be read as a photo. Please take another one.';

function photosText(count: number): string {
  if (count === 0) {
    return 'They are made small on this device, and lose the place and time the camera wrote.';
  }
  const added = `${count} of ${MAX_CLAIM_PHOTOS} photos added.`;
  return count < MAX_CLAIM_PHOTOS ? added : `${added} That is the most one report can have.`;
}

async function storedPhotoOf(source: File): Promise<StoredPhoto | null> {
  try {
    const result = await shrinkPhoto(source);
    if (!result.ok) return null;
    const bytes = new Uint8Array(await result.photo.arrayBuffer());
    const kept = StoredPhoto.safeParse({ type: result.photo.type, bytes });
    return kept.success ? kept.data : null;
  } catch {
    // A device that is short of memory may not give back what it has just written.
    return null;
  }
}

function Thumbnail({
  photo,
  number,
  onRemove,
}: {
  photo: StoredPhoto;
  number: number;
  onRemove: () => void;
}): ReactNode {
  const show = useCallback(
    (img: HTMLImageElement) => {
      const made = URL.createObjectURL(new Blob([photo.bytes], { type: photo.type }));
      img.src = made;
      return () => URL.revokeObjectURL(made);
    },
    [photo],
  );
  return (
    <li ref={passFocusOn} className="relative size-24">
      <img ref={show} alt={`Taken: ${number}`} className="size-full rounded-md object-cover" />
      <IconButton
        label={`Remove photo ${number}`}
        className="absolute! -end-2 -top-2 bg-abyss-900/90!"
        onClick={onRemove}
      >
        <CloseIcon className="size-4" />
      </IconButton>
    </li>
  );
}

/** One to four photos, from the camera or the gallery, made small on this device (CLAIM-01). */
export function PhotoPicker({
  photos,
  error,
  isBusy,
  onBusy,
  onChange,
}: {
  photos: readonly StoredPhoto[];
  error?: string | undefined;
  /** True while photos are made small. */
  isBusy: boolean;
  onBusy: (isBusy: boolean) => void;
  onChange: (edit: (photos: StoredPhoto[]) => StoredPhoto[]) => void;
}): ReactNode {
  const [refused, setRefused] = useState<string | null>(null);
  const errorId = useId();
  const room = MAX_CLAIM_PHOTOS - photos.length;
  const add = async (files: File[]) => {
    onBusy(true);
    setRefused(files.length > room ? `Only ${MAX_CLAIM_PHOTOS} photos can be sent.` : null);
    for (const file of files.slice(0, room)) {
      // One after the other: a phone has little memory for more.
      const photo = await storedPhotoOf(file);
      if (photo === null) setRefused(`${file.name || 'This file'} ${NOT_READ}`);
      else onChange((present) => [...present, photo].slice(0, MAX_CLAIM_PHOTOS));
    }
    onBusy(false);
  };
  const faultId = (refused ?? error) === undefined ? undefined : errorId;
  return (
    <fieldset className="grid min-w-0 gap-3" aria-describedby={faultId}>
      <legend className="mb-2 text-sm font-semibold text-foam">
        Photos, one to {MAX_CLAIM_PHOTOS}
      </legend>
      {photos.length > 0 && (
        <ul className="flex flex-wrap gap-4 pt-2">
          {photos.map((photo, index) => (
            <Thumbnail
              key={keyOf(photo)}
              photo={photo}
              number={index + 1}
              onRemove={() => onChange((present) => present.filter((each) => each !== photo))}
            />
          ))}
        </ul>
      )}
      <PhotoSources
        galleryLabel="Choose photos"
        multiple
        aria-describedby={faultId}
        aria-invalid={error !== undefined || undefined}
        isDisabled={isBusy || room === 0}
        onFiles={(files) => void add(files)}
      />
      <p className="text-xs text-haze" aria-live="polite">
        {isBusy ? 'Making the photo smaller…' : photosText(photos.length)}
      </p>
      {refused !== null && (
        <p id={errorId} role="alert" className="text-xs font-semibold text-alarm">
          {refused}
        </p>
      )}
      {/* The form reads this out, with its other faults. */}
      {refused === null && error !== undefined && (
        <p id={errorId} className="text-xs font-semibold text-alarm">
          {error}
        </p>
      )}
    </fieldset>
  );
}
