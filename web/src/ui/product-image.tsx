import { useEffect, useRef, useState, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { pictureSources } from './product-image-sources.ts';

/** Our pictures' own shape; every picture is shown in it. */
const WIDTH = 640;
const HEIGHT = 480;

type Loading = { isEager?: boolean; sizes?: string; widths?: readonly number[] | undefined };

function NoImage({ className, label }: { className?: string; label: string }): ReactNode {
  return (
    <div className={classNames('deep-water grid place-items-center p-2 text-center', className)}>
      <span className="text-sm font-semibold text-mist">{label}</span>
    </div>
  );
}

function Picture({
  src,
  alt,
  className,
  isEager = false,
  widths = [],
  sizes = '(min-width: 64rem) 22vw, (min-width: 40rem) 45vw, 92vw',
  onError,
}: Loading & { src: string; alt: string; className?: string; onError: () => void }): ReactNode {
  const sources = Object.entries(pictureSources(src, widths) ?? {});
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // On a page drawn by the server it may have failed before anybody listened.
    if (image.current?.complete && image.current.naturalWidth === 0) onError();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, for what was there before.
  }, []);
  return (
    <picture>
      {sources.map(([type, set]) => (
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

/**
 * A product's picture, its place kept from the start; deep water until it is there.
 * @param isEager for the first pictures of a page, which must not wait to be scrolled to.
 * @param widths of an uploaded picture, as its product names them.
 * @param sizes how wide it is shown, as an `img`'s `sizes`.
 */
export function ProductImage({
  src,
  name,
  className = 'aspect-4/3 w-full',
  emptyLabel = 'No Image Available',
  ...loading
}: Loading & {
  src: string | null;
  name: string;
  className?: string;
  emptyLabel?: string;
}): ReactNode {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  useEffect(() => {
    if (failedSrc === null) return undefined;
    // What a lost signal kept away is asked for again when the signal is back.
    const retry = () => setFailedSrc(null);
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [failedSrc]);
  if (src === null || src === '' || src === failedSrc) {
    return <NoImage className={className} label={emptyLabel} />;
  }
  const onError = () => setFailedSrc(src);
  return <Picture {...loading} src={src} alt={name} className={className} onError={onError} />;
}
