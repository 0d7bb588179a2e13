import { useId, useState, type ReactNode } from 'react';
import { Button } from '#ui/forms/button.tsx';
import { describedBy } from '#ui/forms/field.tsx';
import { PhotoSources } from '#ui/forms/photo-sources.tsx';
import { RefreshIcon } from '#ui/layout/icons.tsx';
import { passFocusTo } from '#ui/layout/pass-focus-on.ts';
import { ProductPicture } from '#ui/product/product-picture.tsx';
import { SegmentedToggle } from '#ui/forms/segmented-toggle.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { pictureWarning } from './product-draft.ts';
import type { PictureUpload, UploadState } from './use-picture-upload.ts';

type Source = 'url' | 'upload';

const SOURCES = [
  { value: 'url', label: 'Image URL' },
  { value: 'upload', label: 'Upload' },
] as const;

const passFocusToInput = passFocusTo('input');

function wordsOf(state: UploadState): string {
  if (state.phase === 'preparing') return 'Making the picture smaller…';
  // Only the bar shows the progress: a live region would read out every step.
  if (state.phase === 'sending') return 'Uploading…';
  if (state.phase === 'sent') return `Uploaded, ${Math.ceil(state.sizeBytes / 1024)} KB`;
  if (state.phase === 'failed') return 'The upload failed. The picture is still here.';
  return 'JPEG, PNG, WebP or AVIF. Large photos are made smaller on this device first.';
}

function Progress({ state }: { state: UploadState }): ReactNode {
  const isUnderWay = state.phase === 'sending' || state.phase === 'preparing';
  return (
    <div className="grid gap-2">
      <p
        aria-live="polite"
        className={state.phase === 'failed' ? 'text-sm text-alarm' : 'text-sm text-haze'}
      >
        {wordsOf(state)}
      </p>
      {isUnderWay && (
        <progress
          className="upload-progress"
          aria-label="Upload"
          max={1}
          value={state.phase === 'sending' ? state.share : undefined}
        />
      )}
    </div>
  );
}

/** The address is in the draft also while its field is not shown. */
const ADDRESS_REFUSED =
  'The address typed under Image URL is not accepted. Choose a picture here, or clear that address.';

function UploadBox({
  upload,
  isAddressRefused,
}: {
  upload: PictureUpload;
  isAddressRefused: boolean;
}): ReactNode {
  const id = useId();
  const { state } = upload;
  const isUnderWay = state.phase === 'sending' || state.phase === 'preparing';
  return (
    <div className="grid gap-3">
      <PhotoSources
        galleryLabel="Choose a picture"
        isDisabled={isUnderWay}
        {...describedBy(id, { error: isAddressRefused ? ADDRESS_REFUSED : null })}
        onFiles={([file]) => file !== undefined && void upload.send(file)}
      />
      {isAddressRefused && (
        <p id={`${id}-error`} className="text-xs font-semibold text-alarm">
          {ADDRESS_REFUSED}
        </p>
      )}
      <Progress state={state} />
      {state.phase === 'failed' && (
        <span ref={passFocusToInput} className="contents">
          <Button kind="secondary" className="w-fit" onClick={() => void upload.retry()}>
            <RefreshIcon className="size-4" />
            Try the upload again
          </Button>
        </span>
      )}
    </div>
  );
}

/** A product's picture: by address, or uploaded; and a preview (CPM-04). */
export function PictureField({
  url,
  name,
  error,
  isRefused,
  upload,
  onUrl,
}: {
  url: string;
  name: string;
  error?: string | undefined;
  /** Whether a submit was refused for the address. */
  isRefused: boolean;
  upload: PictureUpload;
  onUrl: (url: string) => void;
}): ReactNode {
  const [source, setSource] = useState<Source>('url');
  return (
    <div className="grid gap-4 sm:grid-cols-[9rem_1fr]">
      <ProductPicture
        src={url === '' || pictureWarning(url) !== null ? null : url}
        name={name || 'The product'}
        sizes="9rem"
        emptyLabel="No Image"
        className="aspect-4/3 w-36 rounded-md"
      />
      <div className="grid content-start gap-3">
        <SegmentedToggle
          label="Image source"
          value={source}
          options={SOURCES}
          className="w-fit"
          onChange={setSource}
        />
        {source === 'url' ? (
          <TextField
            label="Image URL"
            inputMode="url"
            placeholder="https://"
            value={url}
            error={error ?? null}
            onChange={onUrl}
          />
        ) : (
          <UploadBox upload={upload} isAddressRefused={isRefused} />
        )}
      </div>
    </div>
  );
}
