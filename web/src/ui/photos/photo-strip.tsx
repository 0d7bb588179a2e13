import { useState, type ReactNode } from 'react';
import { PhotoViewer } from './photo-viewer.tsx';

/**
 * Photos in a row; a press shows one large.
 * @param urls null while an address is not known, `failed` where it cannot be had now.
 */
export function PhotoStrip({
  title,
  urls,
  isLarge = false,
}: {
  /** What they show, for the large view's heading. */
  title: string;
  urls: readonly (string | null)[];
  isLarge?: boolean;
}): ReactNode {
  const [opened, setOpened] = useState<number | null>(null);
  const shown = urls.flatMap((url) => (url === null || url === 'failed' ? [] : [url]));
  return (
    <>
      <ul className={isLarge ? 'grid grid-cols-2 gap-3' : 'flex flex-wrap gap-2'}>
        {urls.map((url, index) => (
          <li
            // oxlint-disable-next-line react/no-array-index-key -- a photo is its place in the row.
            key={index}
            className={isLarge ? 'aspect-square' : 'size-20'}
          >
            {url === null || url === 'failed' ? (
              <span className="deep-water grid size-full place-items-center rounded-md p-1 text-center text-xs text-haze">
                {url === null ? 'Loading…' : 'Not available without signal'}
              </span>
            ) : (
              <button
                type="button"
                className="size-full overflow-hidden rounded-md"
                onClick={() => setOpened(shown.indexOf(url))}
              >
                <img
                  src={url}
                  alt={`Show photo ${index + 1} large`}
                  loading="lazy"
                  className="size-full object-cover"
                />
              </button>
            )}
          </li>
        ))}
      </ul>
      {opened !== null && (
        <PhotoViewer title={title} urls={shown} first={opened} onClose={() => setOpened(null)} />
      )}
    </>
  );
}
