/** One product of the catalogue the demo shop opens with; its picture is found by its slug. */
export type CatalogueEntry = {
  slug: string;
  name: string;
  scientificName: string;
  description: string;
  /** Dollars, two decimals. */
  price: number;
  category: 'Saltwater Fish' | 'Live Coral' | 'Invertebrates' | 'WYSIWYG';
  stock: number;
  /** Days since the last one was sold; only with stock 0. */
  soldOutDaysAgo?: number;
  listedDaysAgo: number;
};
