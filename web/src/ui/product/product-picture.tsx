import { useEffect, useRef, useState, type ReactNode } from 'react';
import { classNames } from '#ui/layout/class-names.ts';
import { pictureSources, type PictureSources } from './product-picture-sources.ts';

/** Our pictures' own shape; every picture is shown in it. */
const WIDTH = 640;
const HEIGHT = 480;

type Loading = { isEager?: boolean; sizes?: string };

function NoImage({ className, label }: { className?: string; label: string }): ReactNode {
  return (
    <div className={classNames('deep-water grid place-items-center p-2 text-center', className)}>
      <span className="text-sm font-semibold text-mist">{label}</span>
    </div>
  );
}

function Picture({
  src,
  sources,
  alt,
  className,
  isEager = false,
  sizes = '(min-width: 64rem) 22vw, (min-width: 40rem) 45vw, 92vw',
  onError,
}: Loading & {
  src: string;
  sources: PictureSources | null;
  alt: string;
  className?: string;
  onError: () => void;
}): ReactNode {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // On a page drawn by the server it may have failed before this listened. One that is only on
    // its way looks the same for a moment; decoding fails for the broken alone.
    const { current } = image;
    if (current?.complete && current.naturalWidth === 0) current.decode().catch(onError);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, for what was there before.
  }, []);
  return (
    <picture>
      {Object.entries(sources ?? {}).map(([type, set]) => (
        <source key={type} type={`image/${type}`} srcSet={set} sizes={sizes} />
      ))}
      <img
        ref={image}
        src={src}
        alt={alt}
        width={WIDTH}
        height={HEIGHT}
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isEager ? 'high' : undefined}
        decoding={isEager ? undefined : 'async'}
        onError={onError}
        className={classNames('deep-water object-cover', className)}
      />
    </picture>
  );
}

/** What failed of a picture: the files of its widths, so that `src` is tried, or `src` itself. */
type Failed = { src: string; what: 'sources' | 'all'; wasOffline: boolean };

/** Stands for a picture that is there, but was never kept on this device. */
const NOT_KEPT = 'Picture not kept offline';

function useFailed(src: string | null) {
  const [failed, setFailed] = useState<Failed | null>(null);
  useEffect(() => {
    if (failed === null) return undefined;
    // What a lost signal kept away is asked for again when the signal is back.
    const retry = () => setFailed(null);
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [failed]);
  const present = failed?.src === src ? failed : null;
  const fail = (what: Failed['what']) => {
    if (src !== null) setFailed({ src, what, wasOffline: !navigator.onLine });
  };
  return { failed: present?.what ?? null, wasOffline: present?.wasOffline === true, fail };
}

/**
 * A product's picture, its place kept from the start; deep water until it is there.
 * @param isEager for the first pictures of a page, which must not wait to be scrolled to.
 * @param widths of an uploaded picture, as its product names them.
 * @param sizes how wide it is shown, as an `img`'s `sizes`.
 */
export function ProductPicture({
  src,
  name,
  widths = [],
  className = 'aspect-4/3 w-full',
  emptyLabel = 'No Image Available',
  ...loading
}: Loading & {
  src: string | null;
  name: string;
  widths?: readonly number[] | undefined;
  className?: string;
  emptyLabel?: string;
}): ReactNode {
  const { failed, wasOffline, fail } = useFailed(src);
  if (src === null || src === '' || failed === 'all') {
    // Where the place is too small for words, or has none, it stays so.
    const label = wasOffline && emptyLabel !== '' ? NOT_KEPT : emptyLabel;
    return <NoImage className={className} label={label} />;
  }
  const sources = failed === null ? pictureSources(src, widths) : null;
  const onError = () => fail(sources === null ? 'all' : 'sources');
  return <Picture {...loading} {...{ src, sources, className, onError }} alt={name} />;
}
