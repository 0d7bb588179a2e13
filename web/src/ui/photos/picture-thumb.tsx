import type { ReactNode } from 'react';
import { LIKELY_WIDTHS } from '#ui/product/product-picture-sources.ts';
import { ProductPicture } from '#ui/product/product-picture.tsx';
import { WholePicture } from './whole-picture.tsx';

/**
 * The picture of a bought animal, small: what tells two of one name apart. A press shows the whole
 * picture. Its room is there before it has loaded, and stays if it does not. Without a picture there
 * is none.
 */
export function PictureThumb({
  url,
  name,
}: {
  url: string | null | undefined;
  name: string;
}): ReactNode {
  if (!url) return null;
  return (
    <div className="picture-thumb">
      <ProductPicture
        src={url}
        widths={LIKELY_WIDTHS}
        name=""
        sizes="4rem"
        emptyLabel=""
        className="aspect-4/3 w-16 rounded-sm"
      />
      <WholePicture url={url} name={name} />
    </div>
  );
}
