import type { ReactNode } from 'react';
import { usePhotoViewer } from './use-photo-viewer.tsx';

/** A photo's address; without one it is not known yet, or could not be loaded. */
type PhotoUrl = { phase: 'loading' | 'failed' } | { phase: 'ready'; url: string };

/** Photos in a row; a press enlarges one. */
export function PhotoStrip({
  title,
  urls,
  isLarge = false,
}: {
  /** What they show, for the large view's heading. */
  title: string;
  urls: readonly PhotoUrl[];
  isLarge?: boolean;
}): ReactNode {
  const shown = urls.flatMap((photo) => (photo.phase === 'ready' ? [photo.url] : []));
  const [viewer, open] = usePhotoViewer(title, shown);
  return (
    <>
      <ul className={isLarge ? 'grid grid-cols-2 gap-3' : 'flex flex-wrap gap-2'}>
        {urls.map((photo, index) => (
          <li
            // A photo is its place in the row.
            key={index}
            className={isLarge ? 'aspect-square' : 'size-20'}
          >
            {photo.phase !== 'ready' ? (
              <span className="deep-water grid size-full place-items-center rounded-md p-1 text-center text-xs text-haze">
                {photo.phase === 'loading' ? 'Loading…' : 'Not available now'}
              </span>
            ) : (
              <button
                type="button"
                className="size-full overflow-hidden rounded-md"
                onClick={(press) => void open(press, shown.indexOf(photo.url))}
              >
                <img
                  src={photo.url}
                  alt={`Show ${index + 1} of ${urls.length} large`}
                  loading="lazy"
                  className="size-full object-cover"
                />
              </button>
            )}
          </li>
        ))}
      </ul>
      {viewer}
    </>
  );
}
