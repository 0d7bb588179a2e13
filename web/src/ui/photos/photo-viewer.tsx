import { useEffect, useState, type ReactNode } from 'react';
import { IconButton } from '#ui/forms/icon-button.tsx';
import { ChevronRightIcon } from '#ui/layout/icons.tsx';
import { ChevronLeftIcon } from '#ui/layout/later-icons.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { ProductPicture } from '#ui/product/product-picture.tsx';

/**
 * Whole photos, one at a time; the arrow keys go to the next. Each has the same room, so that the
 * buttons stay where they are.
 * @param first the one that is shown first, from 0.
 */
export function PhotoViewer({
  title,
  urls,
  first,
  onClose,
}: {
  title: string;
  urls: readonly string[];
  first: number;
  onClose: () => void;
}): ReactNode {
  const [at, setAt] = useState(first);
  const url = urls[at] ?? null;
  const last = urls.length - 1;
  useEffect(() => {
    const turn = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft') setAt((present) => Math.max(0, present - 1));
      if (key === 'ArrowRight') setAt((present) => Math.min(last, present + 1));
    };
    document.addEventListener('keydown', turn);
    return () => document.removeEventListener('keydown', turn);
  }, [last]);
  return (
    <Dialog isOpen title={title} width="large" onClose={onClose}>
      <ProductPicture
        key={url}
        src={url}
        name={last > 0 ? `${at + 1} of ${urls.length}` : title}
        isEager
        sizes="(min-width: 56rem) 52rem, 92vw"
        emptyLabel="Not available now"
        className="h-[65svh] w-full rounded-md bg-none! object-contain!"
      />
      {last > 0 && (
        <div className="mt-3 flex items-center justify-center gap-4">
          <IconButton label="Previous photo" disabled={at === 0} onClick={() => setAt(at - 1)}>
            <ChevronLeftIcon />
          </IconButton>
          <output className="figures text-sm text-mist">
            {`Photo ${at + 1} of ${urls.length}`}
          </output>
          <IconButton label="Next photo" disabled={at === last} onClick={() => setAt(at + 1)}>
            <ChevronRightIcon />
          </IconButton>
        </div>
      )}
    </Dialog>
  );
}
