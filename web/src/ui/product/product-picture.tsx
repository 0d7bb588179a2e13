import { useEffect, useRef, useState, type ReactNode } from 'react';
import { classNames } from '#ui/layout/class-names.ts';
import { pictureSources, type PictureSources } from './product-picture-sources.ts';

/** The aspect ratio of our pictures; every picture is shown in it. */
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
    // On a server-rendered page it may have failed before this listened. One that is still loading
    // looks the same for a moment; decoding fails only for a broken one.
    const { current } = image;
    if (current?.complete && current.naturalWidth === 0) current.decode().catch(onError);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, for a picture that was there before.
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

/** Replaces a picture that exists, but was never cached on this device. */
const NOT_KEPT = 'Picture not kept offline';

/** The first pause before a picture is requested again; each later one is twice as long. */
const PAUSE_MS = 10_000;
const MAX_PAUSE_MS = 300_000;

function useFailed(src: string | null) {
  const [failed, setFailed] = useState<Failed | null>(null);
  const pause = useRef(PAUSE_MS);
  useEffect(() => {
    if (failed === null) return undefined;
    // A picture that failed without signal is requested again when the signal is back, and after a
    // while: a browser may not notice a weak one.
    const retry = () => setFailed(null);
    window.addEventListener('online', retry);
    let timer: ReturnType<typeof setTimeout> | undefined;
    if (failed.what === 'all' && !failed.wasOffline) {
      timer = setTimeout(retry, pause.current);
      pause.current = Math.min(2 * pause.current, MAX_PAUSE_MS);
    }
    return () => {
      window.removeEventListener('online', retry);
      clearTimeout(timer);
    };
  }, [failed]);
  const present = failed?.src === src ? failed : null;
  const fail = (what: Failed['what']) => {
    if (src !== null) setFailed({ src, what, wasOffline: !navigator.onLine });
  };
  return { failed: present?.what ?? null, wasOffline: present?.wasOffline === true, fail };
}

/**
 * A product's picture, with its space reserved from the start; deep water until it has loaded.
 * @param isEager for the first pictures of a page, which must not wait for scrolling.
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
    // If the space is too small for words, or there are none, it stays as it is.
    const label = wasOffline && emptyLabel !== '' ? NOT_KEPT : emptyLabel;
    return <NoImage className={className} label={label} />;
  }
  const sources = failed === null ? pictureSources(src, widths) : null;
  const onError = () => fail(sources === null ? 'all' : 'sources');
  return <Picture {...loading} {...{ src, sources, className, onError }} alt={name} />;
}
