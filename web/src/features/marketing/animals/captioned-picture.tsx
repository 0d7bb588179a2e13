import type { ReactNode } from 'react';
import { ProductPicture } from '#ui/product/product-picture.tsx';
import type { CataloguePicture } from './pictures.ts';

/** A picture with the animal's name on its bottom edge. */
export function CaptionedPicture({
  picture,
  sizes,
  isEager = false,
}: {
  picture: CataloguePicture;
  sizes: string;
  isEager?: boolean;
}): ReactNode {
  return (
    <figure className="captioned">
      <ProductPicture
        src={picture.src}
        name=""
        sizes={sizes}
        isEager={isEager}
        className="captioned-image"
      />
      <figcaption>{picture.name}</figcaption>
    </figure>
  );
}
