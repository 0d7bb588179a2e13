import type { ReactNode } from 'react';
import { ProductImage } from '#ui/product/product-image.tsx';
import type { CataloguePicture } from './pictures.ts';

/** A picture with the animal's name on its lower edge. */
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
      <ProductImage
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
