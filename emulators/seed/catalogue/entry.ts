/** One product of the demo shop's catalogue; its slug names its picture. */
export type CatalogueEntry = {
  slug: string;
  name: string;
  scientificName: string;
  description: string;
  /** Dollars with two decimals. */
  price: number;
  category: 'Saltwater Fish' | 'Live Coral' | 'Invertebrates' | 'WYSIWYG';
  stock: number;
  /** Days since the last one was sold; only for stock 0. */
  soldOutDaysAgo?: number;
  listedDaysAgo: number;
};
