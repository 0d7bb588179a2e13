/** A picture of the catalogue (`web/public/catalogue`) and its description. */
export type CataloguePicture = { src: string; name: string };

function picture(slug: string, name: string): CataloguePicture {
  return { src: `/catalogue/${slug}-640.webp`, name };
}

/** The picture at the top of each marketing page. */
export const HEAD_PICTURES = {
  fish: picture('royal-gramma', 'Royal Gramma'),
  coral: picture('wysiwyg-rainbow-trachyphyllia', 'Rainbow Trachyphyllia'),
} as const;

/**
 * One member of each category, by the category's title; a title that is not here has no picture.
 */
export const CATEGORY_PICTURES: Readonly<Record<string, CataloguePicture>> = {
  'Beginner-Friendly': picture('ocellaris-clownfish', 'Ocellaris Clownfish'),
  Color: picture('flame-angelfish', 'Flame Angelfish'),
  'Clean-Up Crew': picture('skunk-cleaner-shrimp', 'Skunk Cleaner Shrimp'),
  'Hidden Gems': picture('pajama-cardinalfish', 'Pajama Cardinalfish'),
  Bright: picture('sunny-d-zoanthids', 'Zoanthids'),
  Swaying: picture('purple-hammer-coral', 'Hammer coral'),
  'Tiny Frags': picture('green-star-polyps', 'Green star polyps'),
  'Rare Morphs': picture('wysiwyg-gold-torch-colony', 'Gold torch'),
};
