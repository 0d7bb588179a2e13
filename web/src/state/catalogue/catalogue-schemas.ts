/*
 * The schemas of the catalogue's file and of later changes. Loaded by `import()` only: it keeps zod
 * out of the first scripts (decision 40).
 */
export {
  CatalogueFile,
  RemovedProduct,
  WrittenProduct,
} from '@reef/domain/catalogue/file/catalogue-file';
export { Product } from '@reef/domain/catalogue/product';
