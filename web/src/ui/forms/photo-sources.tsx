import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import { classNames } from '#ui/layout/class-names.ts';
import { PlusIcon } from '#ui/layout/icons.tsx';
import { UploadIcon } from '#ui/layout/later-icons.tsx';
import { pressProps } from './press-props.ts';

/** Phones convert their own formats into one of these on request. */
const GALLERY_TYPES = 'image/jpeg,image/png,image/webp,image/avif';

type SourceProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'accept' | 'capture' | 'multiple' | 'aria-describedby' | 'aria-invalid'
> & { isDisabled: boolean; onFiles: (files: File[]) => void };

function Source({
  label,
  icon,
  isDisabled,
  onFiles,
  ...input
}: SourceProps & { label: string; icon: ReactNode }): ReactNode {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={classNames(
        'btn btn-secondary has-focus-visible:outline-2 has-focus-visible:outline-lumen',
        isDisabled && 'opacity-50',
      )}
    >
      {icon}
      {label}
      <input
        {...input}
        id={id}
        type="file"
        className="sr-only"
        {...pressProps<HTMLInputElement>(isDisabled)}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files.length > 0 && !isDisabled) onFiles(files);
        }}
      />
    </label>
  );
}

/**
 * The two ways to a photo: the camera, which Android offers only where it is asked for, and the
 * device's own photos.
 * @param galleryLabel the second button's words.
 */
export function PhotoSources({
  galleryLabel,
  multiple = false,
  ...source
}: Omit<SourceProps, 'accept' | 'capture'> & { galleryLabel: string }): ReactNode {
  return (
    <div className="flex flex-wrap gap-3">
      <Source
        {...source}
        label="Take a photo"
        icon={<PlusIcon className="size-4" />}
        accept="image/*"
        capture="environment"
      />
      <Source
        {...source}
        label={galleryLabel}
        icon={<UploadIcon className="size-4" />}
        accept={GALLERY_TYPES}
        multiple={multiple}
      />
    </div>
  );
}
