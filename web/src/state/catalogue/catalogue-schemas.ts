/** The schemas by which the catalogue is read: its file, and what the database says since. */
export {
  CatalogueFile,
  RemovedProduct,
  WrittenProduct,
} from '@reef/domain/catalogue/catalogue-file';
export { Product } from '@reef/domain/catalogue/product';
