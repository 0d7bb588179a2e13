import type { ReactNode } from 'react';
import { SearchIcon } from '#ui/layout/icons.tsx';
import { usePhotoViewer } from './use-photo-viewer.tsx';

/** Covers a cropped picture, in a place that is `relative`; a press shows the whole picture. */
export function WholePicture({ url, name }: { url: string; name: string }): ReactNode {
  const [viewer, open] = usePhotoViewer(name, [url]);
  return (
    <>
      <button
        type="button"
        aria-label={`See the whole picture of ${name}`}
        className="whole-picture"
        onClick={(press) => void open(press)}
      >
        <SearchIcon className="whole-picture-sign" />
      </button>
      {viewer}
    </>
  );
}
